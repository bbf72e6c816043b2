import { useRef } from 'react'
import { useNode } from '@craftjs/core'
import { PropField } from '../editing/PropField'
import { useSetting } from '../editing/useSetting'
import type { PictureProps, StoredPicture } from './picture'
import { useLibrary } from './library'
import { useUpload } from './useUpload'

export function PictureSettings() {
  const {
    actions: { setProp },
    src,
  } = useNode((node) => ({ src: node.data.props.src as string }))
  const [decorative, setDecorative] = useSetting<boolean>('decorative')
  const { pictures } = useLibrary()
  const input = useRef<HTMLInputElement>(null)

  function choose(picture: StoredPicture) {
    setProp((props: PictureProps) => {
      if (props.src === picture.src) return
      const { src, width, height } = picture
      // The old description belongs to the old picture.
      Object.assign(props, { src, width, height, alt: '' })
    })
  }
  const { status, upload, cancel } = useUpload(choose)

  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        Upload a picture
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          // Lets the user choose the same file again after a failure.
          target.value = ''
        }}
      />
      <p role="status">{status}</p>
      <div role="group" aria-label="Library">
        {pictures.map((picture) => (
          <button
            key={picture.src}
            type="button"
            aria-pressed={picture.src === src}
            onClick={() => {
              cancel()
              choose(picture)
            }}
          >
            <img src={picture.src} alt={picture.name} width={64} height={48} />
          </button>
        ))}
      </div>
      {!decorative && <PropField prop="alt" label="Alt text" />}
      <label>
        <input
          type="checkbox"
          checked={decorative}
          onChange={({ target }) => setDecorative(target.checked)}
        />{' '}
        Decorative
      </label>
    </>
  )
}
