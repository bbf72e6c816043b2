import { createContext, type ReactNode, useContext } from 'react'
import { darkVariantOf } from '../../model/body'
import { Icon } from '../ui'
import * as styles from './Picture.module.css'

/** An image in all its sizes, with its dimensions in pixels. */
export type PageImage = Record<'width' | 'height', number> & { src: string; srcSet?: string; sizes?: string }

/** The images of a page, by the `src` that its author wrote. */
export type PageImages = Readonly<Record<string, PageImage>>

/** Templates provide the images of their page. */
export const PageImagesContext = createContext<PageImages>({})

interface PictureProps {
  src: string
  alt: string
  caption?: string | null
}

/**
 * An image, along with its variant for dark mode if there is one. With a caption it is a figure. Readers can enlarge it
 * unless it is decorative.
 */
export function Picture({ src, alt, caption }: PictureProps) {
  const images = useContext(PageImagesContext)
  const image = images[src]
  const dark = images[darkVariantOf(src)]
  // A missing file fails the build. In develop, the alt text appears in place of the image.
  if (!image) return <>{alt}</>
  const picture = dark ? (
    <>
      <Image image={image} alt={alt} mode="light" />
      <Image image={dark} alt={alt} mode="dark" />
    </>
  ) : (
    <Image image={image} alt={alt} />
  )
  const content = alt === '' ? picture : <Zoomable>{picture}</Zoomable>
  if (!caption) return content
  return (
    <figure className="figure">
      {content}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

interface ImageProps extends Pick<PictureProps, 'alt'> {
  image: PageImage
  mode?: 'light' | 'dark'
}

/** A WebP image. With a `mode`, it is shown and fetched only in that color mode. */
function Image({ image: { width, height, sizes, srcSet, src }, alt, mode }: ImageProps) {
  const size = { width: Math.round(width), height: Math.round(height) }
  return (
    <img data-mode={mode} loading="lazy" decoding="async" {...size} {...{ sizes, srcSet, src }} alt={alt} />
  )
}

/** The button covers the picture, so that a click anywhere on the picture enlarges it. */
function Zoomable({ children }: { children: ReactNode }) {
  return (
    <span className={styles.zoomable}>
      {children}
      <button
        className="needs-scripts"
        type="button"
        aria-label="Enlarge picture"
        aria-haspopup="dialog"
        data-zoom
      >
        <Icon name="expand" />
      </button>
    </span>
  )
}
