import { useEditor } from '@craftjs/core'
import { announce } from '../announce'
import type { Kind } from '../blocks/kinds'
import { openNew } from './openNew'
import { placeForNew, type NewPlace } from './placeForNew'
import { nameOf } from './query'

/** Adds a block without a mouse, at `at` or based on the selection, announces it, and lets the user type into it. */
export function useAdd() {
  const editor = useEditor()
  const { actions, query } = editor

  return ({ label, element }: Pick<Kind, 'label' | 'element'>, at?: NewPlace) => {
    const tree = query.parseReactElement(element).toNodeTree()
    const selected = query.getEvent('selected').first() as string | undefined
    const place = at ?? placeForNew(query, tree, selected ?? null)
    if (!place) {
      announce(`${label} does not fit here`)
      return
    }
    actions.addNodeTree(tree, place.parent, place.index)
    announce(`${label} added to ${nameOf(query, place.parent)}`)
    openNew(editor, tree.rootNodeId)
  }
}
