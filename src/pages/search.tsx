import { PAGE_TITLES } from '../model/pages'
import { SearchPage } from '../theme/search'
import { PageHead } from '../theme/seo/PageHead'

const description =
  'Search the Craft.js documentation: guides, concepts, components, hooks, types and error messages.'

/** Search results for the query parameter `q`. */
export default function Search() {
  return (
    <>
      <PageHead title={PAGE_TITLES['/search']} description={description} path="/search" />
      <SearchPage />
    </>
  )
}
