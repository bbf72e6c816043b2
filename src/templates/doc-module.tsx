import { graphql, type PageProps } from 'gatsby'
import { MdxBody } from '../theme/mdx'
import { DocScreen } from './DocScreen'

export const query = graphql`
  query DocModulePage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocScreen
      docLinks {
        docId
        path
      }
    }
    siteConfiguration {
      ...SiteHead
      ...DocsVersionLabel
    }
  }
`

/** The template of docs with `import` or `export` lines: gatsby-plugin-mdx renders their bodies as `children`. */
export default function DocModuleTemplate({ data, children }: PageProps<Queries.DocModulePageQuery>) {
  const { doc, siteConfiguration } = data
  if (!doc || !siteConfiguration) return null
  return (
    <DocScreen doc={doc} site={siteConfiguration}>
      <MdxBody links={doc.docLinks}>{children}</MdxBody>
    </DocScreen>
  )
}
