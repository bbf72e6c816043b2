import type { PageImages } from '../theme/mdx'

/** The pictures of a body by the path that its author wrote. */
export function pageImages(images: readonly Queries.BodyPictureFragment[]): PageImages {
  return Object.fromEntries(
    images.flatMap(({ src, file }) => {
      const picture = file.childImageSharp?.gatsbyImageData
      return picture ? [[src, picture]] : []
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
