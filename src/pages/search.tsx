import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../theme/seo'

export const query = graphql`
  query SearchPage {
    siteConfiguration {
      ...SiteHead
    }
  }
`

export default function SearchPage({ data: { siteConfiguration } }: PageProps<Queries.SearchPageQuery>) {
  if (!siteConfiguration) return null
  return (
    <>
      <PageHead site={siteConfiguration} title="Search" description="Search" path="/search" />
      <h1>Search</h1>
    </>
  )
}
