import { graphql, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import { PAGE_TITLES } from '../model/pageTitles'
import { SearchPage } from '../theme/search'
import { PageHead } from '../theme/seo'
import { searchService } from '../templates/siteConfiguration'

export const query = graphql`
  query SearchPage {
    siteConfiguration {
      ...SiteHead
      issuesUrl
      search {
        appId
        indexName
        apiKey
      }
    }
  }
`

const description =
  'Search the Craft.js documentation: guides, concepts, components, hooks, types and error messages.'

/** Search results for the query parameter `q`. */
export default function Search({ data: { siteConfiguration } }: PageProps<Queries.SearchPageQuery>) {
  const service = useMemo(
    () => siteConfiguration && searchService(siteConfiguration.search),
    [siteConfiguration],
  )
  if (!siteConfiguration) return null
  return (
    <>
      <PageHead
        site={siteConfiguration}
        title={PAGE_TITLES['/search']}
        description={description}
        path="/search"
      />
      <SearchPage service={service} issuesUrl={siteConfiguration.issuesUrl} />
    </>
  )
}
