import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../theme/seo'

export const query = graphql`
  query DocsPage {
    siteConfiguration {
      ...SiteHead
    }
  }
`

export default function DocsPage({ data: { siteConfiguration } }: PageProps<Queries.DocsPageQuery>) {
  if (!siteConfiguration) return null
  return (
    <>
      <PageHead site={siteConfiguration} title="Documentation" description="Documentation" path="/docs" />
      <h1>Documentation</h1>
    </>
  )
}
