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
