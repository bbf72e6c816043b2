/** A page, a section under a heading, or a prop, method or field with an anchor. */
export type RecordKind = 'page' | 'section' | 'member'

/** A part of a page that search can find. */
export interface SearchRecord {
  kind: RecordKind
  /** Part of the site: `API Reference`, `Blog`. */
  category: string
  /** Title of its page. */
  page: string
  /** Headings above it, outermost first, its own last; empty for a page. */
  headings: readonly string[]
  /** Site path with the fragment, without the path prefix. */
  url: string
  /** Its prose up to the next record, or the beginning of it. The text of a page begins with the page's description. */
  text: string
  /** Further words of its prose, separated by spaces. */
  more: string
  /** Names that its table rows and list items explain: `canMoveIn`. */
  names: readonly string[]
  /** Words that find it in addition to its prose: keywords, and names in its code. */
  words: string
}

/** The title of a record: its own heading, or its page's title. */
export function titleOfRecord({ page, headings }: Pick<SearchRecord, 'page' | 'headings'>): string {
  return headings.at(-1) ?? page
}

const KINDS: readonly RecordKind[] = ['page', 'section', 'member']

/**
 * A record without the data that earlier records contain. The last values are left out if empty, and the id is 0 if it can
 * be derived from the heading.
 */
type Packed = [
  kind: number,
  depth: number,
  heading: string,
  id: string | 0,
  text: string,
  names?: string,
  words?: string,
  more?: string,
]

/** Texts in the order of the records, for an index without them. */
export type SearchTexts = readonly (readonly [text: string, more: string])[]

/**
 * The contents of `records.json`, page by page so that nothing is repeated. The browser builds the inverted index of the
 * embedded search from it, which takes less time than fetching one.
 */
export type SearchIndex = readonly (readonly [
  category: string,
  page: string,
  path: string,
  records: readonly Packed[],
])[]

/** The fragment that is derived from a heading unless the author sets another. */
function usualId(kind: RecordKind, heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '')
  return (kind === 'member' ? 'param-' : '') + words.replaceAll(' ', '-')
}

/** Packs records. Those of one page must be adjacent and in page order. */
export function packRecords(records: readonly SearchRecord[]): SearchIndex {
  const pages: [string, string, string, Packed[]][] = []
  for (const { kind, category, page, headings, url, text, more, names, words } of records) {
    const [path = '', id = ''] = url.split('#')
    if (pages.at(-1)?.[2] !== path) pages.push([category, page, path, []])
    const heading = headings.at(-1) ?? ''
    const packed: Packed = [
      KINDS.indexOf(kind),
      headings.length,
      heading,
      id === usualId(kind, heading) ? 0 : id,
      text,
    ]
    const rest = [names.join('\n'), words, more]
    while (rest.at(-1) === '') rest.pop()
    packed.push(...(rest as [string]))
    pages.at(-1)?.[3].push(packed)
  }
  return pages
}

/** Unpacks records; throws when `index` is malformed. */
export function unpackRecords(index: SearchIndex): SearchRecord[] {
  return index.flatMap(([category, page, path, records]) => {
    const above: string[] = []
    return records.map(
      ([kindAt, depth, heading, packedId, text, names = '', words = '', more = '']): SearchRecord => {
        const kind = KINDS[kindAt] ?? 'section'
        const id = packedId === 0 ? usualId(kind, heading) : packedId
        if (depth > 0) above.splice(depth - 1, above.length, heading)
        const headings = above.slice(0, depth)
        return {
          kind,
          category,
          page,
          headings,
          url: id === '' ? path : `${path}#${id}`,
          text,
          more,
          names: names === '' ? [] : names.split('\n'),
          words,
        }
      },
    )
  })
}
