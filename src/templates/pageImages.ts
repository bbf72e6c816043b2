import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { PageImages } from '../theme/mdx'

/** The same picture, not wider than its widest file: Gatsby says the width that was asked for, of smaller ones too. */
export function notEnlarged(data: IGatsbyImageData): IGatsbyImageData {
  const widths = [...(data.images.fallback?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) =>
    Number(width),
  )
  const width = widths.length === 0 ? data.width : Math.min(data.width, Math.max(...widths))
  return { ...data, width, height: (data.height * width) / data.width }
}

/** The pictures of a body by the path that its author wrote. */
export function pageImages(images: readonly Queries.BodyPictureFragment[]): PageImages {
  return Object.fromEntries(
    images.flatMap(({ src, file, plain }): [string, IGatsbyImageData][] => {
      const data = file.childImageSharp?.gatsbyImageData
      if (data) return [[src, notEnlarged(data)]]
      if (!plain) return []
      const { width, height } = plain
      return [[src, { layout: 'constrained', width, height, images: { fallback: { src: plain.src } } }]]
    }),
  )
}

/** Absolute address of the picture for link previews that the front matter names, or `null`. */
export function previewImage(
  page: { readonly image: { readonly publicURL: string | null } | null },
  site: { readonly url: string },
): string | null {
  const path = page.image?.publicURL
  return path ? site.url + path : null
}
