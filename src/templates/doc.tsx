import { graphql, type PageProps } from 'gatsby'
import type { BodyNode } from '../model/body'
import type { DocPage as Page } from '../model/pages'
import { DocPage } from '../theme/doc'
import { Body } from '../theme/mdx/Body'
import { BodyMedia, previewImage } from '../theme/mdx/BodyMedia'
import { PageHead } from '../theme/seo/PageHead'

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      page
      body
      image {
        publicURL
      }
      images {
        ...BodyPicture
      }
      demos {
        ...BodyDemo
      }
    }
  }
`

/** The template for all docs. */
export default function Doc({ data: { doc } }: PageProps<Queries.DocPageQuery>) {
  if (!doc) return null
  const page = doc.page as unknown as Page
  return (
    <BodyMedia {...doc}>
      <PageHead kind="doc" {...page} modified={page.lastUpdate} image={previewImage(doc)} />
      <DocPage doc={page}>
        <Body nodes={doc.body as unknown as BodyNode[]} />
      </DocPage>
    </BodyMedia>
  )
}
