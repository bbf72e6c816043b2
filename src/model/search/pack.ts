import type { RecordKind, SearchRecord } from './record'

const KINDS: readonly RecordKind[] = ['page', 'section', 'member']

/**
 * A record without what the ones before it say; the last two are left out when they are empty, and the id is 0 when the
 * heading says it.
 */
type Packed = [
  kind: number,
  depth: number,
  heading: string,
  id: string | 0,
  text: string,
  names?: string,
  words?: string,
]

/**
 * Everything that the embedded search knows, as `records.json` holds it: page by page, so that nothing stands
 * there twice. The browser builds its inverted index of it, which takes less time than fetching one would.
 */
export type SearchIndex = readonly (readonly [
  category: string,
  page: string,
  path: string,
  records: readonly Packed[],
])[]

/** The fragment that a heading or an entry nearly always has. */
function usualId(kind: RecordKind, heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '')
  return (kind === 'member' ? 'param-' : '') + words.replaceAll(' ', '-')
}

/** Packs records, those of one page side by side and in the order of the page. */
export function packRecords(records: readonly SearchRecord[]): SearchIndex {
  const pages: [string, string, string, Packed[]][] = []
  for (const { kind, category, page, headings, url, text, names, words } of records) {
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
    if (names.length > 0 || words !== '') packed.push(names.join('\n'))
    if (words !== '') packed.push(words)
    pages.at(-1)?.[3].push(packed)
  }
  return pages
}

/** The records of an index. Throws when it is not one. */
export function unpackRecords(index: SearchIndex): SearchRecord[] {
  return index.flatMap(([category, page, path, records]) => {
    const above: string[] = []
    return records.map(([kindAt, depth, heading, packedId, text, names = '', words = '']): SearchRecord => {
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
        names: names === '' ? [] : names.split('\n'),
        words,
      }
    })
  })
}
