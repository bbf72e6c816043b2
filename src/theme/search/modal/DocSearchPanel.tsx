import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react'
import { memo, useMemo } from 'react'
import { Link } from '../../ui'
import { algoliaSearch, type AlgoliaClient } from '../providers/algoliaSearch'
import { embeddedSearch } from '../providers/embeddedSearch'
import { missingResultsUrl, resultsPath, service } from '../searchUrls'
import { docSearchClient, type SearchState } from './docSearchClient'

export interface DocSearchPanelProps {
  dialog: HTMLDialogElement
  /** The text typed before the modal was loaded. */
  query: string
  /** Called with the state of the latest query. */
  onState: (state: SearchState) => void
}

/**
 * DocSearch scrolls the page to `initialScrollY` when it unmounts, perhaps after a navigation to a hit. This value
 * always equals the current position, so the page does not move.
 */
const currentScrollY = { valueOf: () => window.scrollY } as unknown as number

const Hit: NonNullable<DocSearchModalProps['hitComponent']> = ({ hit, children }) => (
  <a href={hit.url} dir="auto">
    {children}
  </a>
)

/** Follows a hit as a click would, so that the router handles links to this site. */
function followHit(url: string): void {
  const link = document.createElement('a')
  link.href = url
  document.body.append(link)
  link.click()
  link.remove()
}

const constants = {
  placeholder: 'Search the documentation',
  initialScrollY: currentScrollY,
  hitComponent: Hit,
  navigator: { navigate: ({ itemUrl }) => followHit(itemUrl) },
  translations: { searchBox: { cancelButtonText: 'Close', cancelButtonAriaLabel: 'Close' } },
} satisfies Partial<DocSearchModalProps>

/** Callbacks to memoize: when one of them changes, DocSearch starts over and repeats its query. */
function callbacksFor({ dialog, onState }: Omit<DocSearchPanelProps, 'query'>) {
  const search = (client: unknown) =>
    service ? algoliaSearch(client as AlgoliaClient, service.indexName) : embeddedSearch
  // Totals by query, because the total in DocSearch's state may belong to an older query.
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
    getMissingResultsUrl: ({ query }) => missingResultsUrl(query),
  } satisfies Partial<DocSearchModalProps>
}

/** DocSearch's modal, with the site's own search behind it. */
export const DocSearchPanel = memo(function DocSearchPanel(props: DocSearchPanelProps) {
  const { dialog, query, onState } = props
  const callbacks = useMemo(() => callbacksFor({ dialog, onState }), [dialog, onState])
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
