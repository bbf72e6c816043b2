import type { Paragraph, Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import { authorErrorAtPoint, type Point } from '../authorErrors'
import { eachNode } from './eachNode'

interface Mark {
  /** Matches in the source of a text; a backslash before the first sign makes it one that readers should see. */
  pattern: RegExp
  /** What is wrong with `found`, at most 60 characters in one line. */
  problem: (found: string) => string
  hint: string
}

const OR_ESCAPE = 'For the sign itself write a backslash before it, or put the text into backticks.'
const LIST = `A list item begins with a sign and a space: \`- item\` or \`1. item\`. ${OR_ESCAPE}`

/** Marks at the beginning of a paragraph. */
const AT_START: readonly Mark[] = [
  {
    pattern: /^(?:[-+]|1[.)](?!x\b))(?=\p{L})|^[•◦▪][ \t\u00A0]?/u,
    problem: (found) => `“${found.trim()}” begins no list here.`,
    hint: LIST,
  },
  {
    pattern: /^(?:!!!|\?\?\?)[ \t]+\w+/,
    problem: (found) => `“${found}” is not a block.`,
    hint: 'Write `:::note[Title]`, the content, and `:::` on a line of its own.',
  },
  {
    pattern: /^\[\[?toc\]?\]$/i,
    problem: (found) => `“${found}” is shown as it is.`,
    hint: 'Remove it: every page has a table of contents, made from its headings.',
  },
]

/** Marks anywhere. */
const ANYWHERE: readonly Mark[] = [
  {
    pattern: /(?<!\\)\*\*|(?<![\\\S])\*(?=\p{L})/u,
    problem: (found) => `“${found}” makes nothing bold or italic here.`,
    hint: `Write \`**bold**\`, without spaces inside, and \`- item\` for a list. ${OR_ESCAPE}`,
  },
  {
    pattern: /(?<!\\)`/,
    problem: () => 'this backtick has no partner.',
    hint: 'Write one at each end of the code, and `` \\` `` for the sign itself.',
  },
  {
    pattern: /(?<!\\)!?\[[^[\]]*\]\([^()]*$/,
    problem: (found) => `“${found}” is never closed.`,
    hint: 'Write `[text](address)`, with a bracket at its end.',
  },
  {
    pattern: /(?<!\\)\[\[[^[\]\n]+\]\]/,
    problem: (found) => `“${found}” is not a link.`,
    hint: `Write \`[text](address)\`. ${OR_ESCAPE}`,
  },
  {
    pattern: /(?<!\\)\^\[[^\]\n]+\]/,
    problem: (found) => `“${found}” is not a footnote.`,
    hint: 'Write `[^1]`, and on a line of its own `[^1]: …`.',
  },
  {
    pattern: /(?<!\\)==(?=\S)[^=\n]+==/,
    problem: (found) => `“${found}” marks nothing.`,
    hint: `Write \`**bold**\`. ${OR_ESCAPE}`,
  },
  {
    pattern: /(?<!\\)\$\$/,
    problem: () => 'there are no formulas on this site.',
    hint: `Put it into a fence. ${OR_ESCAPE}`,
  },
  {
    pattern: /(?<=\n): (?=\S)/,
    problem: () => 'a colon begins no definition here.',
    hint: 'Write a list, with the term in bold.',
  },
  {
    pattern: /(?<!\\)&(?!amp;)[a-z]\w*;/i,
    problem: (found) => `there is no character named “${found}”.`,
    hint: 'Write the character itself, and \\& for the sign “&”.',
  },
  {
    pattern: /[\u200B\u2060\uFEFF\u2028\u2029]|(?<![^\n])\u00A0/,
    problem: (found) => `there is an invisible sign (U+${codePoint(found)}).`,
    hint: 'Remove it, or write a normal space.',
  },
]

const codePoint = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

/** Throws for signs of Markdown, of this or another kind, that mark nothing: readers would see them in the text. */
export function leftoverMarks() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if (node.type === 'text') check(node, ANYWHERE, file)
      if (node.type === 'paragraph') checkStart(node, file)
    })
  }
}

function checkStart({ children: [first] }: Paragraph, file: VFile): void {
  if (first?.type === 'text') check(first, AT_START, file)
}

function check({ value, position }: Text, marks: readonly Mark[], file: VFile): void {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const written = String(file.value).slice(start.offset, end.offset)
  for (const { pattern, problem, hint } of marks) {
    const match = pattern.exec(written)
    // What Markdown has read as a character is not in the value.
    if (match === null || !value.includes(match[0].trim())) continue
    const found = match[0].replaceAll('\n', ' ').slice(0, 60)
    throw authorErrorAtPoint(file, pointAt(start, written.slice(0, match.index)), problem(found), hint)
  }
}

/** The point after `passed`, which begins at `start`. */
function pointAt(start: Point, passed: string): Point {
  const lines = passed.split('\n')
  const last = lines.at(-1) ?? ''
  const isSameLine = lines.length === 1
  return {
    line: start.line + lines.length - 1,
    column: isSameLine ? start.column + last.length : last.length + 1,
  }
}
