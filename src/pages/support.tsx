import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../theme/seo'

export const query = graphql`
  query SupportPage {
    siteConfiguration {
      ...SiteHead
    }
  }
`

export default function SupportPage({ data: { siteConfiguration } }: PageProps<Queries.SupportPageQuery>) {
  if (!siteConfiguration) return null
  return (
    <>
      <PageHead site={siteConfiguration} title="Support" description="Support" path="/support" />
      <h1>Support</h1>
    </>
  )
}
