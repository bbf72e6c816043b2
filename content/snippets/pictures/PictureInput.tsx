import { useLibrary } from './library'
import type { PictureProps, StoredPicture } from './picture'
import { PictureImage } from './pictureImage'
import { useUpload } from './useUpload'

interface PictureInputProps {
  label: string
  value: PictureProps
  /** Gets a function, because an upload may finish after other changes. */
  setValue: (change: (old: PictureProps) => PictureProps) => void
}

/** A picture from the library or from the user's computer, with its description. */
export function PictureInput({ label, value, setValue }: PictureInputProps) {
  const { pictures } = useLibrary()

  function choose({ src, width, height }: StoredPicture) {
    setValue((old) =>
      // The old description belongs to the old picture.
      src === old.src ? old : { ...old, src, width, height, alt: '' },
    )
  }
  const { status, upload, cancel } = useUpload(choose)

  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {pictures.map((each) => (
        <button
          key={each.src}
          type="button"
          aria-pressed={each.src === value.src}
          onClick={() => {
            cancel()
            choose(each)
          }}
        >
          <PictureImage src={each.src} alt={each.name} width={64} height={48} />
        </button>
      ))}
      <label>
        Upload{' '}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void upload(file)
            // Lets the user choose the same file again after a failure.
            target.value = ''
          }}
        />
      </label>
      <p role="status">{status}</p>
      <label>
        <input
          type="checkbox"
          checked={value.decorative}
          onChange={({ target }) =>
            setValue((old) => ({ ...old, decorative: target.checked }))
          }
        />{' '}
        Decorative
      </label>
      {!value.decorative && (
        <label>
          Description{' '}
          <input
            value={value.alt}
            onChange={({ target }) =>
              setValue((old) => ({ ...old, alt: target.value }))
            }
          />
        </label>
      )}
    </fieldset>
  )
}
