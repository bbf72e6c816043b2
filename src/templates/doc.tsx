import { graphql, type PageProps } from 'gatsby'
import type { BodyNode } from '../model/body'
import { Body } from '../theme/mdx'
import { DocTemplate } from './DocTemplate'

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocTemplate
      body
    }
  }
`

/** The template of all docs. */
export default function Doc({ data: { doc } }: PageProps<Queries.DocPageQuery>) {
  if (!doc) return null
  return (
    <DocTemplate doc={doc}>
      <Body nodes={doc.body as unknown as BodyNode[]} />
    </DocTemplate>
  )
}
