import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { factsOf } from '../facts'
import { authorErrorAt, lineOf } from '../authorErrors'
import { hasClass, isElement, textOf, walk } from '../tree'
import { readLink } from './readLink'

/** Classes of the links that this pipeline makes itself. */
const MADE = ['heading-anchor', 'param-anchor', 'data-footnote-backref']

/** Checks links and notes them down; one to a doc gets the address `@doc/<id>`, which is resolved later. */
export function links() {
  return (tree: Root, file: VFile): void => {
    walk(tree, (node) => {
      if (!isElement(node, 'a') || MADE.some((name) => hasClass(node, name))) return
      if (node.properties?.dataFootnoteRef === undefined) writtenLink(node, file)
    })
  }
}

/** One link of the author's. */
function writtenLink(node: Element, file: VFile): void {
  const { href, ...others } = node.properties ?? {}
  if (href === undefined && others.id !== undefined) return
  if (textOf(node).trim() === '' && !others.ariaLabel) {
    throw authorErrorAt(
      file,
      node,
      'this link has no text.',
      'Say where it leads: `[The editor](concepts/nodes)`.',
    )
  }
  const link = readLink(String(href ?? ''), file)
  if ('problem' in link) throw authorErrorAt(file, node, `${link.problem}.`, link.hint)
  // The address stands first, where the step that resolves it looks for it.
  node.properties = { href: link.href, ...others, ...(link.kind === 'external' && { rel: ['noopener'] }) }
  if (link.kind !== 'internal') return
  const { docId, path, fragment } = link
  factsOf(file).links.push({ docId, path, fragment, line: lineOf(file, node) })
}
