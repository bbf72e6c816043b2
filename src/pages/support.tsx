import { graphql, type PageProps } from 'gatsby'
import { PAGE_TITLES } from '../model/pageTitles'
import { PageHead } from '../theme/seo'
import { SupportPage } from '../theme/support'

export const query = graphql`
  query SupportPage {
    siteConfiguration {
      ...SiteHead
    }
  }
`

const description =
  'Where to get help with Craft.js, what to write into an issue, and how to support the project.'

export default function Support({ data: { siteConfiguration } }: PageProps<Queries.SupportPageQuery>) {
  if (!siteConfiguration) return null
  return (
    <>
      <PageHead
        site={siteConfiguration}
        title={PAGE_TITLES['/support']}
        description={description}
        path="/support"
      />
      <SupportPage />
    </>
  )
}
