import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { CompiledBody } from '../../model/body'
import { hasClass, isElement, walk } from './hast'

/** Data about a body that the plugins collect while they transform it. */
export type Facts = Pick<CompiledBody, 'links' | 'images' | 'demos' | 'code' | 'imports'>

/** The facts about a file, for plugins to add to. */
export const factsOf = ({ data }: VFile): Facts =>
  (data.facts ??= { links: [], images: [], demos: [], code: [], imports: {} }) as Facts

/** All ids on the page that links may use as a fragment. */
export function idsOf(tree: Root): string[] {
  const ids: string[] = []
  walk(tree, (node) => {
    const id = isElement(node) ? node.properties?.id : undefined
    if (id !== undefined) ids.push(String(id))
  })
  return ids
}

/** Classes of elements whose words do not count. */
const NOT_PROSE = ['code', 'tabs-list']

/** Number of words in the prose; code blocks, tab labels and drawings do not count. */
export function wordCount(tree: Root): number {
  let words = 0
  walk(tree, (node) => {
    if (node.type === 'text') words += node.value.match(/\S+/g)?.length ?? 0
    const isSkipped =
      isElement(node) && (node.tagName === 'svg' || NOT_PROSE.some((name) => hasClass(node, name)))
    return isSkipped ? 'skip' : undefined
  })
  return words
}
