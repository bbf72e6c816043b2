import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A picture as the queries of the templates return it (`BodyPicture` in src/templates/fragments.ts). */
interface PagePicture {
  src: string
  plain: { src: string } | null
  file: { childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null } | null
}

/**
 * The addresses, with the path prefix, of the pictures of the page at `page` in the format without AVIF, by the path in its
 * source. They are in the page's data, so that no other sizes are generated than those of the page.
 */
export function publishedPictures(root: string, page: string): ReadonlyMap<string, string> {
  const file = path.join(root, 'public/page-data', page, 'page-data.json')
  const { result } = JSON.parse(readFileSync(file, 'utf8')) as {
    result: { data: Record<string, { images?: PagePicture[] } | null> }
  }
  const pictures = Object.values(result.data).flatMap((node) => node?.images ?? [])
  return new Map(
    pictures.flatMap(({ src, plain, file }): [string, string][] => {
      const address = plain?.src ?? file?.childImageSharp?.gatsbyImageData.images.fallback?.src
      return address === undefined ? [] : [[src, address]]
    }),
  )
}
