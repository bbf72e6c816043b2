import type { Root } from 'hast'
import { FRAME_IDS } from '../../../model/frameIds'
import { isElement, walk } from '../tree'

/** Makes `<a name="…">` an id, and drops ids that are already taken on the page or by the page around it. */
export function ids() {
  return (tree: Root): void => {
    const taken = new Set<string>(FRAME_IDS)
    walk(tree, (node) => {
      if (!isElement(node)) return
      const { name, id: given, ...others } = node.properties ?? {}
      const written = given ?? (node.tagName === 'a' ? name : undefined)
      const id = written === undefined ? '' : String(written).replace(/^#/, '')
      const isUsable = id !== '' && !/[\s#]/.test(id) && !taken.has(id)
      node.properties = { ...others, ...(isUsable && { id }) }
      taken.add(id)
    })
  }
}
