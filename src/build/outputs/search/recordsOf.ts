import type { SearchSection } from '../../../model/body'
import { isSignificant, type SearchRecord, tokensOf, wordsOf } from '../../../model/search'

/** A doc or post as the search needs it. */
export interface SearchablePage {
  title: string
  description: string
  /** Permalink without the path prefix. */
  path: string
  category: string
  keywords: readonly string[]
  /** What its body was divided into when it was compiled. */
  sections: readonly SearchSection[]
}

/** The names in a stretch of code. */
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
      names,
      words: [...(isPage ? page.keywords : []), ...codeNames].join(' '),
    }
  })
}

/** Remembers what a question is answered with: names stand on many pages. */
function once(ask: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>()
  return (name) => {
    const answer = known.get(name) ?? ask(name)
    known.set(name, answer)
    return answer
  }
}

/** Everything that the prose of records can be found by. No word goes over white space, and most are met again. */
function tokensIn(records: readonly SearchRecord[]): Set<string> {
  const met = new Set<string>()
  for (const { page, headings, text } of records)
    for (const line of [page, ...headings, text]) for (const piece of line.split(/\s/)) met.add(piece)
  const tokens = new Set<string>()
  for (const piece of met) for (const token of tokensOf(piece)) tokens.add(token)
  return tokens
}

/**
 * The records of all pages, page by page. Of the names in code, only those are kept that no prose mentions: whoever
 * searches for any other wants to read about it.
 */
export function recordsOf(pages: readonly SearchablePage[]): SearchRecord[] {
  const records = pages.flatMap(recordsOfPage)
  const said = tokensIn(records)
  const isNews = once((name) => wordsOf(name).some((word) => isSignificant(word) && !said.has(word)))
  const keywords = new Set(pages.flatMap((page) => page.keywords.flatMap(namesIn)))
  return records.map((record) => {
    const words = record.words
      .split(' ')
      .filter((word) => (keywords.has(word) && record.kind === 'page') || isNews(word))
    return { ...record, words: words.join(' ') }
  })
}
