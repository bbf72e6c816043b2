import { graphql, type PageProps } from 'gatsby'
import type { BodyNode } from '../model/body'
import { Body } from '../theme/mdx'
import { DocScreen } from './DocScreen'

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocScreen
      body
    }
    siteConfiguration {
      ...SiteHead
      ...DocsVersionLabel
    }
  }
`

/** The one template of all docs whose bodies are data. */
export default function DocTemplate({ data: { doc, siteConfiguration } }: PageProps<Queries.DocPageQuery>) {
  if (!doc || !siteConfiguration) return null
  return (
    <DocScreen doc={doc} site={siteConfiguration}>
      <Body nodes={doc.body as unknown as BodyNode[]} />
    </DocScreen>
  )
}
