import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { WrittenCode, WrittenDemo, WrittenImage, WrittenLink } from '../../model/body'
import { hasClass, isElement, walk } from './tree'

/** What the plugins note down about one body while they rewrite it. */
export interface Facts {
  links: WrittenLink[]
  images: WrittenImage[]
  demos: WrittenDemo[]
  code: WrittenCode[]
  warnings: string[]
}

const notes = new WeakMap<VFile, Facts>()

/** The notes about `file`; empty ones at first. */
export function factsOf(file: VFile): Facts {
  let facts = notes.get(file)
  if (facts === undefined) {
    facts = { links: [], images: [], demos: [], code: [], warnings: [] }
    notes.set(file, facts)
  }
  return facts
}

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
