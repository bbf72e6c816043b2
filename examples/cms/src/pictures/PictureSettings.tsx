import { useNode } from '@craftjs/core'
import { TextSetting } from '@recipes/fields/TextSetting'
import type { PictureProps } from '../blocks/views'
import { useOpenUploads } from './UploadProvider'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Fields for uploading and describing a picture. The page changes once the server has stored the picture. */
export function PictureSettings() {
  const { id } = useNode()
  const { uploads, start, cancel } = useOpenUploads()
  const upload = uploads[id]

  return (
    <>
      <label className="field">
        Picture
        <input
          type="file"
          accept={TYPES}
          onChange={({ target }) => {
            const [file] = target.files ?? []
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
      <TextSetting<PictureProps> prop="alt" label="Description" />
    </>
  )
}
