import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../theme/seo'

export const query = graphql`
  query IndexPage {
    siteConfiguration {
      ...SiteHead
    }
  }
`

export default function IndexPage({ data: { siteConfiguration } }: PageProps<Queries.IndexPageQuery>) {
  if (!siteConfiguration) return null
  return (
    <>
      <PageHead
        site={siteConfiguration}
        title="Build any page editor"
        description="Build any page editor"
        path="/"
      />
      <h1>Build any page editor</h1>
    </>
  )
}
