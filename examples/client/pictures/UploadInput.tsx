import { useNode } from '@craftjs/core'
import type { InputProps } from '@recipes/fields/fields'
import { useOpenUploads } from './UploadProvider'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Uploads a picture. The page changes once the server has stored the picture. */
export function UploadInput({ label }: InputProps<string>) {
  const { id } = useNode()
  const { uploads, start, cancel } = useOpenUploads()
  const upload = uploads[id]

  return (
    <>
      <label className="field">
        {label}
        <input
          type="file"
          accept={TYPES}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void start(id, file)
            // Lets the user choose the same file again after a failure.
            target.value = ''
          }}
        />
      </label>
      {upload && (
        <div className="upload">
          <img src={upload.preview} alt="" />
          {upload.problem === '' ? (
            <progress aria-label="Upload" value={upload.progress} />
          ) : (
            <>
              <p role="alert">The picture was not stored. {upload.problem}</p>
              <button type="button" onClick={() => void start(id, upload.file)}>
                Try again
              </button>
            </>
          )}
          <button type="button" onClick={() => cancel(id)}>
            {upload.problem === '' ? 'Cancel' : 'Close'}
          </button>
        </div>
      )}
    </>
  )
}
