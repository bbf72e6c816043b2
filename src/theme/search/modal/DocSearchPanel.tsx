import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react'
import { memo, useMemo } from 'react'
import type { SearchService } from '../../../model/site'
import { Link } from '../../ui'
import { missingResultsUrl, resultsPath } from '../searchUrls'
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
  /** Called with the state of the latest query. */
  onState: (state: SearchState) => void
}

/**
 * DocSearch scrolls the page to `initialScrollY` when it unmounts, which may be after a hit has led to another page. The
 * position at that moment leaves the page where it is.
 */
const currentScrollY = { valueOf: () => window.scrollY } as unknown as number

const Hit: NonNullable<DocSearchModalProps['hitComponent']> = ({ hit, children }) => (
  <a href={hit.url}>{children}</a>
)

const constants = {
  placeholder: 'Search the documentation',
  initialScrollY: currentScrollY,
  hitComponent: Hit,
  navigator: { navigate: ({ itemUrl }) => followHit(itemUrl) },
  translations: { searchBox: { cancelButtonText: 'Close', cancelButtonAriaLabel: 'Close' } },
} satisfies Partial<DocSearchModalProps>

/** The callbacks that depend on props. DocSearch starts over, and repeats its query, when one of them changes identity. */
function callbacksFor({ dialog, service, issuesUrl, onState }: Omit<DocSearchPanelProps, 'query'>) {
  const search = (client: unknown) =>
    service ? algoliaSearch(client as AlgoliaClient, service.indexName) : embeddedSearch
  // By query: the count in DocSearch's own state may come from an answer that a newer one has overtaken.
  const totals = new Map<string, number>()
  const report = (state: SearchState) => {
    if (state.is === 'answered') totals.set(state.query, state.total)
    onState(state)
  }
  return {
    onClose: () => dialog.close(),
    transformSearchClient: docSearchClient(search, report),
    resultsFooterComponent: ({ state: { query } }) => (
      <Link href={resultsPath(query)} data-search-close>
        See all {totals.get(query) ?? 0} results
      </Link>
    ),
    getMissingResultsUrl: issuesUrl === null ? undefined : ({ query }) => missingResultsUrl(issuesUrl, query),
  } satisfies Partial<DocSearchModalProps>
}

/** DocSearch's modal over the site's own search. */
export const DocSearchPanel = memo(function DocSearchPanel(props: DocSearchPanelProps) {
  const { dialog, query, service, issuesUrl, onState } = props
  const callbacks = useMemo(
    () => callbacksFor({ dialog, service, issuesUrl, onState }),
    [dialog, service, issuesUrl, onState],
  )
  const { appId, apiKey, indexName } = service ?? { appId: 'none', apiKey: 'none', indexName: 'embedded' }
  return (
    <DocSearchModal
      {...constants}
      {...callbacks}
      appId={appId}
      apiKey={apiKey}
      indexName={indexName}
      initialQuery={query}
    />
  )
})
