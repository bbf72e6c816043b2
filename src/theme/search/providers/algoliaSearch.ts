import {
  type MarkedText,
  type Search,
  SearchFailure,
  type SearchHit,
  wordsOf,
  markTerms,
} from '../../../model/search'
import { withoutPathPrefix } from '../../ui'

/** The part of Algolia's client used here. Both DocSearch's client and `algoliasearch/lite` have it. */
export interface AlgoliaClient {
  search(request: { requests: Record<string, unknown>[] }): Promise<{ results: unknown[] }>
}

/** Contextual search (docs/requirements.md §7): this language, and pages of the current docs or outside all docs. */
const FACETS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

interface AlgoliaHit {
  url: string
  type: string
  content: string | null
  hierarchy: Record<string, string | null>
  _snippetResult?: { content?: { value: string }; hierarchy?: Record<string, { value: string } | undefined> }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function isHit(value: unknown): value is AlgoliaHit {
  return (
    isRecord(value) &&
    typeof value.url === 'string' &&
    typeof value.type === 'string' &&
    isRecord(value.hierarchy)
  )
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** Text as marked by the service. If the service sent none, `fallback` with the words of the query marked. */
function marked(value: string | undefined, fallback: string, query: string): MarkedText {
  if (typeof value !== 'string') return markTerms(fallback, wordsOf(query))
  return value.split(/<\/?mark>/).map(decoded)
}

/** Matches URLs on other sites of the framework, which share the index. */
const EXTERNAL = /^https:\/\/(?:github\.com|(?:www\.)?npmjs\.com)\//

/**
 * The site path of a hit, with its fragment and without the path prefix, whichever host was indexed. URLs that match
 * `EXTERNAL` stay absolute (docs/requirements.md §7). `null` for anything but an http or https URL.
 */
export function siteUrl(address: string): string | null {
  let url: URL
  try {
    url = new URL(address, 'https://this.site')
  } catch {
    return null
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (EXTERNAL.test(url.href)) return url.href
  return withoutPathPrefix(url.pathname.replace(/^\/{2,}/, '/')) + url.hash
}

function hitOf(hit: AlgoliaHit, query: string): SearchHit | null {
  const url = siteUrl(hit.url)
  if (url === null) return null
  const names = LEVELS.flatMap((level) =>
    typeof hit.hierarchy[level] === 'string' ? [{ level, text: decoded(hit.hierarchy[level]) }] : [],
  )
  const own = names.at(-1)
  const headings = names.slice(1).map(({ text }) => text)
  const snippet = hit._snippetResult
  return {
    kind: headings.length === 0 ? 'page' : 'section',
    category: decoded(hit.hierarchy.lvl0 ?? ''),
    page: names[0]?.text ?? '',
    headings,
    url,
    title: marked(own && snippet?.hierarchy?.[own.level]?.value, own?.text ?? '', query),
    excerpt:
      hit.content === null
        ? ['']
        : marked(snippet?.content?.value, decoded(String(hit.content ?? '')), query),
  }
}

/** Converts an error that the client has thrown. */
function failureOf(error: unknown): SearchFailure {
  const { name, status } = error as { name?: string; status?: number }
  if (status === 429) return new SearchFailure('busy')
  if (status !== undefined && status >= 400 && status < 500) return new SearchFailure('refused')
  return new SearchFailure(
    name === 'DeserializationError' || error instanceof SyntaxError ? 'garbled' : 'unreachable',
  )
}

/** Searches the index `indexName` of the hosted service. */
export function algoliaSearch(client: AlgoliaClient, indexName: string): Search {
  return async (query, { limit }) => {
    const request = {
      query,
      indexName,
      hitsPerPage: limit,
      facetFilters: FACETS,
      // Searches for text in quotation marks as a phrase.
      advancedSyntax: true,
      advancedSyntaxFeatures: ['exactPhrase'],
      attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
      attributesToSnippet: [...LEVELS.map((level) => `hierarchy.${level}:12`), 'content:24'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    }
    const { results } = await client.search({ requests: [request] }).catch((error: unknown) => {
      throw failureOf(error)
    })
    const [result] = Array.isArray(results) ? results : []
    if (!isRecord(result) || !Array.isArray(result.hits)) throw new SearchFailure('garbled')
    const hits = result.hits.filter(isHit).flatMap((hit) => hitOf(hit, query) ?? [])
    return { hits, total: typeof result.nbHits === 'number' ? result.nbHits : hits.length }
  }
}
