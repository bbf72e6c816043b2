import type { Text } from 'mdast'
import type { Handle } from 'mdast-util-to-markdown'

/** What stands on both sides of a text, as it is written: a line break where it begins or ends a line. */
export interface Beside {
  before: string
  after: string
}

/** What Markdown could take for a sign of its own, wherever it stands. */
const SIGN = /[[\]*_`~|\\@\t\r\n]|<[!/?a-z]|&[#a-z]|[ps]:\/|w\.[\w.-]/i

/** What could begin a heading, a list, a quotation or a rule at the beginning of a line. */
const BLOCK_SIGN = /^(?:[ #+\-=>:]|\d+[.)])/

/** Whether a text means itself in Markdown. When it is not sure, it says no. */
export function isPlain(text: string, { before, after }: Beside): boolean {
  if (SIGN.test(text)) return false
  if (before === '\n' && BLOCK_SIGN.test(text)) return false
  if (before === ']' && text.startsWith('(')) return false
  if (after === '\n') return !/[ #]$/.test(text)
  return !(after === '[' && text.endsWith('!'))
}

/** Writes a text; most need none of the thirty patterns that mdast-util-to-markdown looks for. */
export const plainText: Handle = (node: Text, _, state, info) =>
  isPlain(node.value, info) ? node.value : state.safe(node.value, info)
