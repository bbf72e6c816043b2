import { useSetting } from '../editing/useSetting'
import { useLibrary } from '../pictures/library'
import type { PictureProps, StoredPicture } from '../pictures/picture'
import { useUpload } from '../pictures/useUpload'
import type { FieldProps } from './props'

/** A picture from the library or from the user's computer, with its description. */
export function PictureSetting<Props>({
  prop,
  label,
}: FieldProps<Props, PictureProps>) {
  const [picture, setPicture] = useSetting<PictureProps>(prop)
  const { pictures } = useLibrary()

  function choose({ src, width, height }: StoredPicture) {
    // The old description belongs to the old picture.
    if (src !== picture.src) setPicture({ ...picture, src, width, height, alt: '' })
  }
  const { status, upload, cancel } = useUpload(choose)

  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {pictures.map((each) => (
        <button
          key={each.src}
          type="button"
          aria-pressed={each.src === picture.src}
          onClick={() => {
            cancel()
            choose(each)
          }}
        >
          <img src={each.src} alt={each.name} width={64} height={48} />
        </button>
      ))}
      <label>
        Upload{' '}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => {
            const [file] = target.files ?? []
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
          checked={picture.decorative}
          onChange={({ target }) =>
            setPicture({ ...picture, decorative: target.checked })
          }
        />{' '}
        Decorative
      </label>
      {!picture.decorative && (
        <label>
          Description{' '}
          <input
            value={picture.alt}
            onChange={({ target }) => setPicture({ ...picture, alt: target.value })}
          />
        </label>
      )}
    </fieldset>
  )
}
