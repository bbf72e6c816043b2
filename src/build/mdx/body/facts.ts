import type { Root } from 'hast'
import { hasClass, isElement, walk } from '../tree'

/** Everything a fragment may lead to on the page. */
export function idsOf(tree: Root): string[] {
  const ids: string[] = []
  walk(tree, (node) => {
    const id = isElement(node) ? node.properties?.id : undefined
    if (id !== undefined) ids.push(String(id))
  })
  return ids
}

/** Number of words in the prose; code blocks, the buttons of tabs and drawings do not count. */
export function wordsOf(tree: Root): number {
  let words = 0
  walk(tree, (node) => {
    if (node.type === 'text') words += node.value.match(/\S+/g)?.length ?? 0
    return isElement(node, 'svg') || (isElement(node) && UNREAD.some((name) => hasClass(node, name)))
      ? 'skip'
      : undefined
  })
  return words
}

const UNREAD = ['code', 'tabs-list']
