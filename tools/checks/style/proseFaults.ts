import { FAULTS, TERMS } from './faults'

/** Most words of a sentence. */
const LONGEST_SENTENCE = 40

/** Something that our style has against a text. */
export interface ProseFault {
  /** Counts from 1. */
  line: number
  words: string
  hint: string
}

/** What our style has against the prose of an MDX text; code does not count. */
export function proseFaults(mdx: string): ProseFault[] {
  return proseOf(mdx)
    .split('\n')
    .flatMap((text, index) =>
      [
        ...wordFaults(text.replaceAll(CODE, '…'), [...FAULTS, ...TERMS]),
        ...sentencesOf(text).flatMap((sentence) => {
          const count = sentence.split(/\s+/).length
          const start = `${sentence.split(/\s+/).slice(0, 4).join(' ')} …`
          return count > LONGEST_SENTENCE
            ? [{ words: start, hint: `A sentence of ${count} words. Make two of it.` }]
            : []
        }),
      ].map((fault) => ({ line: index + 1, ...fault })),
    )
}

/** What our style has against the words of one line. */
export function wordFaults(text: string, faults: typeof FAULTS): Omit<ProseFault, 'line'>[] {
  return faults.flatMap(([pattern, hint]) => {
    const words = pattern.exec(text)?.[0]
    return words === undefined ? [] : [{ words, hint }]
  })
}

/** Stands for inline code. */
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
