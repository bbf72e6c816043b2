import { useContext } from 'react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { darkTwinOf } from '../../model/picture'
import { Zoomable } from '../zoom'
import { PageImagesContext } from './pageContexts'

/**
 * A picture beside the page's source, in modern formats and with its size known; a caption makes it a figure. One that
 * shows something can be enlarged.
 */
export function Picture({ src, alt, caption }: { src: string; alt: string; caption?: string | null }) {
  const images = useContext(PageImagesContext)
  const data = images[src]
  const dark = images[darkTwinOf(src)]
  // The build stops at a file that is missing; while somebody writes, its description stands in for it.
  if (!data) return <>{alt}</>
  const picture = dark ? (
    <>
      <Formats data={data} alt={alt} mode="light" />
      <Formats data={dark} alt={alt} mode="dark" />
    </>
  ) : (
    <Formats data={data} alt={alt} />
  )
  const shown = alt === '' ? picture : <Zoomable>{picture}</Zoomable>
  if (!caption) return shown
  return (
    <figure className="figure">
      {shown}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** One picture in all its formats; with a `mode`, only this color mode shows it, and the other does not fetch it. */
function Formats({ data, alt, mode }: { data: IGatsbyImageData; alt: string; mode?: 'light' | 'dark' }) {
  const { fallback, sources = [] } = data.images
  return (
    <picture data-mode={mode}>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        loading="lazy"
        decoding="async"
        width={Math.round(data.width)}
        height={Math.round(data.height)}
        sizes={fallback?.sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
        alt={alt}
      />
    </picture>
  )
}
