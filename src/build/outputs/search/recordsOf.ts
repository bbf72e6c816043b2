import searchWords from '../../../../content/searchWords'
import type { SearchSection } from '../../../model/body'
import { isSignificant, type SearchRecord, tokensOf, wordsOf, writtenWords } from '../../../model/search'

/** The fields of a doc or post that search needs. */
export interface SearchablePage {
  title: string
  description: string
  /** Permalink without the path prefix. */
  path: string
  category: string
  keywords: readonly string[]
  sections: readonly SearchSection[]
}

const namesIn = (code: string) => code.match(/[\p{L}_$][\p{L}\p{N}_$]{2,}/gu) ?? []

/** The records of one page: one for itself, one for each section, and one for each prop, method or field. */
function recordsOfPage(page: SearchablePage): SearchRecord[] {
  return page.sections.map(({ kind, id, headings, text, codeNames, names }): SearchRecord => {
    const isPage = kind === 'page'
    return {
      kind,
      category: page.category,
      page: page.title,
      headings,
      url: isPage ? page.path : `${page.path}#${id}`,
      text: isPage && !text.startsWith(page.description) ? `${page.description} ${text}`.trim() : text,
      more: '',
      names,
      words: [...(isPage ? page.keywords : []), ...codeNames].join(' '),
    }
  })
}

/** Caches results by name, since names occur on many pages. */
function memoize(test: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>()
  return (name) => {
    const result = known.get(name) ?? test(name)
    known.set(name, result)
    return result
  }
}

/** All tokens in the prose of records. Text is split at white space first, because most pieces repeat. */
function tokensIn(records: readonly SearchRecord[]): Set<string> {
  const pieces = new Set<string>()
  for (const { page, headings, text } of records)
    for (const line of [page, ...headings, text]) for (const piece of line.split(/\s/)) pieces.add(piece)
  const tokens = new Set<string>()
  for (const piece of pieces) for (const token of tokensOf(piece)) tokens.add(token)
  return tokens
}

/**
 * The records of all pages, page by page. Names in code are kept only if no prose mentions them, because readers look for
 * the prose.
 */
export function recordsOf(pages: readonly SearchablePage[]): SearchRecord[] {
  const records = pages.flatMap(recordsOfPage)
  const inProse = tokensIn(records)
  const isOnlyInCode = memoize((name) =>
    wordsOf(name).some((word) => isSignificant(word) && !inProse.has(word)),
  )
  const keywords = new Set(pages.flatMap((page) => page.keywords.flatMap(namesIn)))
  return records.map((record) => {
    const words = record.words
      .split(' ')
      .filter((word) => (keywords.has(word) && record.kind === 'page') || isOnlyInCode(word))
    const { [record.url]: others = '' }: Record<string, string> = searchWords
    return { ...record, words: [...words, others].join(' ').trim() }
  })
}

/** The length of the text that a shortened record keeps for excerpts, in characters. */
const KEPT = 285

/** The share of records above which a word is too common to help find one of them. */
const COMMON = 0.06

/**
 * Records with less text, which browsers load faster. Of the prose after the first 285 characters, each record keeps only
 * the words that are new in it and not common.
 */
export function shortened(records: readonly SearchRecord[]): SearchRecord[] {
  const uses = new Map<string, number>()
  for (const { text } of records)
    for (const token of new Set(tokensOf(text))) uses.set(token, (uses.get(token) ?? 0) + 1)
  return records.map((record) => {
    if (record.text.length <= KEPT) return record
    const start = record.text.slice(0, record.text.lastIndexOf(' ', KEPT))
    const known = new Set(tokensOf(start))
    const isUseful = (token: string) => !known.has(token) && (uses.get(token) ?? 0) <= COMMON * records.length
    const others = new Set(writtenWords(record.text.slice(start.length)))
    const more = [...others].filter((word) => tokensOf(word).some(isUseful))
    return { ...record, text: `${start} …`, more: more.join(' ') }
  })
}
