import { parseDocument } from 'yaml'
import { WORD_RULES, TERM_RULES } from './wordList'

/** Most words of a sentence. */
const LONGEST_SENTENCE = 40

/** Something that our style has against a text. */
export interface StyleIssue {
  /** Counts from 1. */
  line: number
  words: string
  hint: string
}

/** What our style has against the prose of an MDX text; code does not count. */
export function proseIssues(mdx: string): StyleIssue[] {
  return proseOf(mdx)
    .split('\n')
    .flatMap((text, index) =>
      [
        ...wordIssues(text.replaceAll(CODE, '…'), [...WORD_RULES, ...TERM_RULES]),
        ...sentencesOf(text).flatMap((sentence) => {
          const count = sentence.split(/\s+/).length
          const start = `${sentence.split(/\s+/).slice(0, 4).join(' ')} …`
          return count > LONGEST_SENTENCE
            ? [{ words: start, hint: `A sentence of ${count} words. Make two of it.` }]
            : []
        }),
      ].map((issue) => ({ line: index + 1, ...issue })),
    )
}

/** What our style has against the words of one line. */
export function wordIssues(text: string, issues: typeof WORD_RULES): Omit<StyleIssue, 'line'>[] {
  return issues.flatMap(([pattern, hint]) => {
    const words = pattern.exec(text)?.[0]
    return words === undefined ? [] : [{ words, hint }]
  })
}

/** Placeholder for inline code. */
const CODE = /\uFFFC/g

/** The text with its lines, without front matter, fences, tags and the targets of links. */
function proseOf(mdx: string): string {
  const emptied = (text: string) => text.replaceAll(/[^\n]/g, '')
  return mdx
    .replace(/^---\n[\s\S]*?\n---\n/, emptied)
    .replaceAll(/^[ \t]*(`{3,})[^\n]*\n[\s\S]*?^[ \t]*\1/gm, emptied)
    .replaceAll(/(`+)[^\n]*?[^`\n]\1(?!`)/g, '\uFFFC')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\[#[\w-]+\]|<[^>\n]*>/g, ' ')
}

/** The sentences of a line; rows of tables have none. */
function sentencesOf(text: string): string[] {
  return text.trim().startsWith('|') ? [] : text.split(/(?<=[.!?:;])\s+/)
}

const FENCE = /^[ ]*(`{3,})/

/**
 * What .editorconfig says of MDX files, which Prettier does not format: each issue with its 1-based line. Code in fences
 * may end lines as it likes.
 */
export function layoutIssues(text: string): { line: number; words: string; hint: string }[] {
  const lines = text.split('\n')
  let fence: string | null = null
  const issues = lines.flatMap((content, index) => {
    const line = index + 1
    if (content.endsWith('\r'))
      return [{ line, words: 'a Windows line end', hint: 'Save the file with LF line ends.' }]
    const marks = FENCE.exec(content)?.[1]
    if (marks !== undefined && (fence === null || content.trim() === fence))
      fence = fence === null ? marks : null
    if (fence !== null) return []
    if (/[ \t]$/.test(content))
      return [{ line, words: 'spaces at the end of the line', hint: 'Delete them.' }]
    return /^[ ]*\t/.test(content) ? [{ line, words: 'a tab', hint: 'Indent by two spaces.' }] : []
  })
  if (text.endsWith('\n')) return issues
  return [
    ...issues,
    { line: lines.length, words: 'no line end after the last line', hint: 'Press Enter at its end.' },
  ]
}

/** Fewest characters of a description: search engines make one of their own in place of a shorter one. */
const SHORTEST = 50

/** What our style has against a description, or `null`. */
export function shortDescription(description: string): string | null {
  return description.length < SHORTEST
    ? `must have at least ${SHORTEST} characters: search engines and link previews show it`
    : null
}

/** What our style has against the description in the front matter of an MDX text; a site with a shorter one builds. */
export function descriptionIssues(mdx: string): { line: number; words: string; hint: string }[] {
  const written = /^---\n([\s\S]*?)\n---\n/.exec(mdx)?.[1] ?? ''
  const description = parseDocument(written).get('description')
  const problem = typeof description === 'string' ? shortDescription(description) : null
  if (problem === null) return []
  const line = 2 + written.split('\n').findIndex((text) => text.startsWith('description:'))
  return [{ line, words: 'a short description', hint: `It ${problem}.` }]
}
