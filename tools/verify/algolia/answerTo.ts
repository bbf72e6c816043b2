/** A record of the index, as `npm run export-records` writes it. */
export interface ServiceRecord {
  objectID: string
  url: string
  type: string
  anchor: string | null
  content: string | null
  hierarchy: Record<string, string | null>
  keywords: string[]
  weight: number
  language: string
  docusaurus_tag: string
}

/** One search of a request; the service knows many more parameters. */
export interface ServiceQuery {
  indexName: string
  query: string
  hitsPerPage?: number
  facetFilters?: (string | string[])[]
  highlightPreTag?: string
  highlightPostTag?: string
}

/** Whether a record fits facet filters: the outer list is joined by “and”, each inner one by “or”. */
function passes(record: ServiceRecord, filters: NonNullable<ServiceQuery['facetFilters']>): boolean {
  const has = (filter: string) => {
    const [facet = '', value = ''] = filter.split(':')
    return (record as unknown as Record<string, unknown>)[facet] === value
  }
  return filters.every((filter) => (Array.isArray(filter) ? filter.some(has) : has(filter)))
}

const textOf = ({ hierarchy, content, keywords }: ServiceRecord) =>
  [...Object.values(hierarchy), content, ...keywords].join(' ').toLowerCase()

/** What the service answers to one search: what has every word, weightiest first, with snippets. */
export function answerTo(search: ServiceQuery, records: readonly ServiceRecord[]): Record<string, unknown> {
  const {
    query,
    hitsPerPage = 20,
    facetFilters = [],
    highlightPreTag = '<em>',
    highlightPostTag = '</em>',
  } = search
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = records
    .filter((record) => passes(record, facetFilters) && words.every((word) => textOf(record).includes(word)))
    .sort((a, b) => b.weight - a.weight)
  const mark = (text: string) => {
    const at = text.toLowerCase().indexOf(words[0] ?? '')
    if (at < 0 || words[0] === undefined) return text
    const end = at + words[0].length
    return text.slice(0, at) + highlightPreTag + text.slice(at, end) + highlightPostTag + text.slice(end)
  }
  const snippet = (text: string | null) =>
    text === null ? undefined : { value: mark(text.slice(0, 120)), matchLevel: 'full' }
  const hits = found.slice(0, hitsPerPage).map(({ objectID, url, type, anchor, content, hierarchy }) => ({
    ...{ objectID, url, type, anchor, content, hierarchy },
    _snippetResult: {
      content: snippet(content),
      hierarchy: Object.fromEntries(
        Object.entries(hierarchy).flatMap(([level, text]) => (text === null ? [] : [[level, snippet(text)]])),
      ),
    },
  }))
  return {
    hits,
    nbHits: found.length,
    page: 0,
    hitsPerPage,
    index: search.indexName,
    query,
    processingTimeMS: 1,
  }
}
