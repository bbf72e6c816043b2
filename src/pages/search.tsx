import site from '../../content/site'
import { PAGE_TITLES } from '../model/pages'
import { searchService } from '../model/site'
import { SearchPage } from '../theme/search'
import { PageHead } from '../theme/seo/PageHead'

const description =
  'Search the Craft.js documentation: guides, concepts, components, hooks, types and error messages.'

const service = searchService(site.search)

/** Search results for the query parameter `q`. */
export default function Search() {
  return (
    <>
      <PageHead title={PAGE_TITLES['/search']} description={description} path="/search" />
      <SearchPage service={service} issuesUrl={`${site.repository}/issues`} />
    </>
  )
}
