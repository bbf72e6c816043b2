import type { VFile } from 'vfile'
import { mistakeAt } from '../place'
import { childrenOf, isBlank, isJsx, type JsxElement } from '../tree'
import { tag } from './props'

/** The parts in a component that takes nothing else (`Tab` in `Tabs`); throws when there are none. */
export function partsOf(node: JsxElement, file: VFile, name: string): JsxElement[] {
  const content = childrenOf(node).filter((child) => !isBlank(child))
  for (const child of content) {
    if (!isJsx(child) || child.name !== name) {
      throw mistakeAt(
        file,
        child.position ? child : node,
        `${tag(node)} takes nothing but <${name}>.`,
        `Put this into a <${name}>, or move it out of ${tag(node)}.`,
      )
    }
  }
  if (content.length === 0) {
    throw mistakeAt(file, node, `${tag(node)} is empty.`, `Put at least one <${name}> into it.`)
  }
  return content.filter(isJsx)
}
