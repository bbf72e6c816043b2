import { forwardRef } from 'react'
import type { PictureProps } from '../../pictures/picture'

export interface ImageProps {
  picture: PictureProps
  caption: string
}

/** Renders nothing until a picture has been chosen. */
export const ImageView = forwardRef<HTMLElement, ImageProps>(function ImageView(
  { picture, caption },
  ref,
) {
  const { src, width, height, alt, decorative } = picture
  if (src === '') return null
  return (
    <figure ref={ref} className="block-image">
      <img
        src={src}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading="lazy"
        // Otherwise the browser drags the image file, not the block.
        draggable={false}
      />
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
})
