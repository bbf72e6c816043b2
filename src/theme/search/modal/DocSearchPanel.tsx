import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react'
import { memo, useMemo } from 'react'
import type { SearchService } from '../../../model/site'
import { Link } from '../../ui'
import { missingResultsUrl, resultsPath } from '../missingResultsUrl'
import { algoliaSearch, type AlgoliaClient, embeddedSearch } from '../providers'
import { docSearchClient, type SearchState } from './docSearchClient'
import { followHit } from './followHit'

export interface DocSearchPanelProps {
  dialog: HTMLDialogElement
  /** What was typed before this came. */
  query: string
  /** The hosted service, or `null` for the embedded index. */
  service: SearchService | null
  /** Where issues are, or `null` when the site has no repository. */
  issuesUrl: string | null
  /** How many results each query has. */
  totals: ReadonlyMap<string, number>
  /** Hears how the latest query stands. */
  tell: (state: SearchState) => void
}

/** Scrolls the page behind to where it is: DocSearch wants to move it when it closes. */
const WHERE_IT_IS = { valueOf: () => window.scrollY } as unknown as number

const Hit: NonNullable<DocSearchModalProps['hitComponent']> = ({ hit, children }) => (
  <a href={hit.url}>{children}</a>
)

const constants = {
  placeholder: 'Search the documentation',
  initialScrollY: WHERE_IT_IS,
  hitComponent: Hit,
  navigator: { navigate: ({ itemUrl }) => followHit(itemUrl) },
  translations: { searchBox: { cancelButtonText: 'Close', cancelButtonAriaLabel: 'Close' } },
} satisfies Partial<DocSearchModalProps>

/** What depends on props: DocSearch begins anew, and asks again, whenever one of these is another function. */
function functionsOf({ dialog, service, issuesUrl, totals, tell }: DocSearchPanelProps) {
  const search = (client: unknown) =>
    service ? algoliaSearch(client as AlgoliaClient, service.indexName) : embeddedSearch
  return {
    onClose: () => dialog.close(),
    transformSearchClient: docSearchClient(search, tell),
    resultsFooterComponent: ({ state: { query } }) => (
      <Link href={resultsPath(query)} data-search-close>
        See all {totals.get(query) ?? 0} results
      </Link>
    ),
    getMissingResultsUrl: issuesUrl === null ? undefined : ({ query }) => missingResultsUrl(issuesUrl, query),
  } satisfies Partial<DocSearchModalProps>
}

/** DocSearch's modal over our search; drawn once, since what it is given never changes while it is open. */
export const DocSearchPanel = memo(function DocSearchPanel(props: DocSearchPanelProps) {
  const { dialog, query, service, issuesUrl, totals, tell } = props
  const functions = useMemo(
    () => functionsOf({ dialog, query: '', service, issuesUrl, totals, tell }),
    [dialog, service, issuesUrl, totals, tell],
  )
  const { appId, apiKey, indexName } = service ?? { appId: 'none', apiKey: 'none', indexName: 'embedded' }
  return (
    <DocSearchModal
      {...constants}
      {...functions}
      appId={appId}
      apiKey={apiKey}
      indexName={indexName}
      initialQuery={query}
    />
  )
})
