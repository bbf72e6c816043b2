import { graphql, type PageProps } from 'gatsby'
import { Home } from '../theme/home'
import { PageHead } from '../theme/seo'

export const query = graphql`
  query HomePage {
    siteConfiguration {
      ...SiteHead
      tagline
      release
    }
  }
`

/** The landing page. */
export default function HomePage({ data: { siteConfiguration: site } }: PageProps<Queries.HomePageQuery>) {
  if (!site) return null
  return (
    <>
      <PageHead site={site} title="Build any page editor" description={site.tagline} path="/" />
      <Home release={site.release} />
    </>
  )
}
