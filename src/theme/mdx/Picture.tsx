import { useContext } from 'react'
import { Zoomable } from '../zoom'
import { PageImagesContext } from './PageImages'

/**
 * A picture beside the page's source, in modern formats and with its size known; a caption makes it a figure. One that
 * shows something can be enlarged.
 */
export function Picture({ src, alt, caption }: { src: string; alt: string; caption?: string | null }) {
  const data = useContext(PageImagesContext)[src]
  // The build stops at a file that is missing; while somebody writes, its description stands in for it.
  if (!data) return <>{alt}</>
  const { fallback, sources = [] } = data.images
  const picture = (
    <picture>
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
  const shown = alt === '' ? picture : <Zoomable>{picture}</Zoomable>
  if (!caption) return shown
  return (
    <figure className="figure">
      {shown}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
