import type { Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import { authorErrorAt } from '../authorErrors'
import { eachNode } from './eachNode'

/** `[text][name]` and `[^name]` in the source, unless they are escaped. */
const LINK = /(?<!\\)\]\[([^[\]\n]*)\]/
/** `(text)[address]` and `[text] (address)`. */
const REVERSED = /\([^()\n]+\)\[(?=\/|https?:|\.{1,2}\/)[^\]\n]*\]/
const SPACED = /(?<!\\)\[[^[\]\n]+\] \((?=\/|https?:|\.{1,2}\/)[^)\n]*\)/
/** `[text](an address)`: with white space or an open quote in it, this is no link. */
const BROKEN = /(?<!\\)\[[^[\]\n]*\]\((?=\/|\.{1,2}\/|#)[^()\n]*\)/
const FOOTNOTE = /(?<!\\)\[\^([^[\]\s]+)\]/

/** Throws for links and footnotes without a definition, which Markdown leaves as text with brackets. */
export function references() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if (node.type === 'text' && /\]\[|\[\^|\)\[|\] ?\(/.test(node.value)) check(node, file)
    })
  }
}

function check(node: Text, file: VFile): void {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const written = String(file.value).slice(start.offset, end.offset)
  const [wrong] = REVERSED.exec(written) ?? SPACED.exec(written) ?? []
  if (wrong !== undefined) {
    throw authorErrorAt(
      file,
      node,
      `“${wrong.slice(0, 60)}” is not a link.`,
      'Write `[text](address)`: the text first, and nothing between the brackets.',
    )
  }
  const [broken] = BROKEN.exec(written) ?? []
  if (broken !== undefined) {
    throw authorErrorAt(
      file,
      node,
      `“${broken.slice(0, 60)}” is not a link.`,
      'Write %20 for a space in the address, and put quotes around a title: `[text](./file.png "Title")`.',
    )
  }
  const note = FOOTNOTE.exec(written)?.[1]
  if (note !== undefined) {
    throw authorErrorAt(
      file,
      node,
      `there is no footnote “${note}” on this page.`,
      `Write \`[^${note}]: …\` on a line of its own, or put brackets that readers should see into backticks.`,
    )
  }
  const name = LINK.exec(written)?.[1]
  if (name === undefined) return
  throw authorErrorAt(
    file,
    node,
    name === '' ? 'this link has no address.' : `there is no link address “${name}” on this page.`,
    'Write `[text](address)`, or put brackets that readers should see into backticks.',
  )
}
