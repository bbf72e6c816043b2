import type { Text } from 'mdast'
import type { Handle } from 'mdast-util-to-markdown'

/** Letters and what stands between them in a sentence: nothing that Markdown could take for a sign of its own. */
const PLAIN = /^(?:[\p{L}\d ,;’“”…–—]|(?<=[^\dWw])\.)*$/u

/** Whether a text next to `before` and `after` means itself in Markdown. */
function isPlain(text: string, { before, after }: { before: string; after: string }): boolean {
  const isAtBreak = (before === '\n' && text.startsWith(' ')) || (after === '\n' && text.endsWith(' '))
  return !isAtBreak && PLAIN.test(text)
}

/** Writes a text; most need none of the thirty patterns that mdast-util-to-markdown looks for. */
export const plainText: Handle = (node: Text, _, state, info) =>
  isPlain(node.value, info) ? node.value : state.safe(node.value, info)
