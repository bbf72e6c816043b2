import { useEditor } from '@craftjs/core'
import { announce } from '../announce'
import type { Kind } from '../blocks/kinds'
import { placeForNew, type NewPlace } from './placeForNew'
import { nameOf } from './query'

/** Adds a block without a mouse, at `at` or based on the selection. Selects it, announces it, and returns its id. */
export function useAdd() {
  const { actions, query } = useEditor()

  return (
    { label, element }: Pick<Kind, 'label' | 'element'>,
    at?: NewPlace,
  ): string | null => {
    const tree = query.parseReactElement(element).toNodeTree()
    const selected = query.getEvent('selected').first() as string | undefined
    const place = at ?? placeForNew(query, tree, selected ?? null)
    if (!place) {
      announce(`${label} does not fit here`)
      return null
    }
    actions.addNodeTree(tree, place.parent, place.index)
    actions.selectNode(tree.rootNodeId)
    announce(`${label} added to ${nameOf(query, place.parent)}`)
    requestAnimationFrame(() => {
      const { dom } = query.node(tree.rootNodeId).get()
      dom?.scrollIntoView({ block: 'nearest' })
    })
    return tree.rootNodeId
  }
}
