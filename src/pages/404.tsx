import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../theme/seo'

export const query = graphql`
  query NotFoundPage {
    siteConfiguration {
      ...SiteHead
    }
  }
`

export default function NotFoundPage({ data: { siteConfiguration } }: PageProps<Queries.NotFoundPageQuery>) {
  if (!siteConfiguration) return null
  return (
    <>
      <PageHead site={siteConfiguration} title="Page not found" description="Page not found" path="/404" />
      <h1>Page not found</h1>
    </>
  )
}
