import type { BuildArgs } from 'gatsby'

/** Queries the sizes and formats of the templates (`BodyPicture`), so that no other files are generated. */
const QUERY = /* GraphQL */ `
  fragment PublishedPicture on BodyImage {
    src
    plain {
      src
    }
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 800
          placeholder: NONE
          formats: [WEBP, AVIF]
          outputPixelDensities: [0.5, 1]
        )
      }
    }
  }

  query PublishedPictures($ids: [String!]) {
    allDoc(filter: { id: { in: $ids } }) {
      nodes {
        id
        images {
          ...PublishedPicture
        }
      }
    }
    allBlogPost(filter: { id: { in: $ids } }) {
      nodes {
        id
        images {
          ...PublishedPicture
        }
      }
    }
  }
`

interface PageWithPictures {
  id: string
  images: {
    src: string
    plain: { src: string } | null
    file: { childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null }
  }[]
}

type Answer = Record<'allDoc' | 'allBlogPost', { nodes: PageWithPictures[] }>

/** Addresses of published images, by the id of the page, then by the path in its source. */
type PublishedPictures = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The addresses, with the path prefix, of the images on the pages with these ids, in the format without AVIF. */
export async function publishedPictures(
  graphql: BuildArgs['graphql'],
  ids: readonly string[],
): Promise<PublishedPictures> {
  if (ids.length === 0) return new Map()
  const answer = await graphql<Answer>(QUERY, { ids })
  if (!answer.data) throw new Error(`The pictures of pages are not known: ${String(answer.errors)}`)
  return new Map(
    [...answer.data.allDoc.nodes, ...answer.data.allBlogPost.nodes].map(({ id, images }) => [
      id,
      new Map(
        images.flatMap(({ src, plain, file }): [string, string][] => {
          const address = plain?.src ?? file.childImageSharp?.gatsbyImageData.images.fallback?.src
          return address === undefined ? [] : [[src, address]]
        }),
      ),
    ]),
  )
}
