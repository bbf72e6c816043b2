import { useEditor } from '@craftjs/core'
import { fromTemplate, toTemplate } from '@recipes/editing/template'
import { movesFor, type Move } from '@recipes/pointer/moves'
import { announce } from '../announce'
import { keepFocus } from './keepFocus'
import { nameOf, type Query } from './query'

/** Returns the step in a direction, or `undefined` if the rules or the position of the block don't allow it. */
export const moveOf = (
  query: Query,
  id: string,
  direction: Move['direction'],
): Move | undefined => movesFor(query, id).find((move) => move.direction === direction)

/** Commands for a block without a mouse. Each announces what happened, or why nothing did. */
export function useArrange() {
  const { actions, query } = useEditor()

  const select = (id: string) => {
    actions.selectNode(id)
    keepFocus(id)
  }

  const move = (id: string, direction: Move['direction']) => {
    const name = nameOf(query, id)
    const found = moveOf(query, id, direction)
    if (!found) return announce(`${name} cannot move ${direction}`)
    const { parent, index } = found
    actions.move(id, parent, index)
    select(id)
    const siblings = query.node(parent).childNodes()
    announce(
      `${name} moved ${direction}: ` +
        `${siblings.indexOf(id) + 1} of ${siblings.length} in ${nameOf(query, parent)}`,
    )
  }

  const selectParent = (id: string) => {
    const { parent } = query.node(id).get().data
    if (!parent) return announce('The page has no block around it')
    select(parent)
    announce(`${nameOf(query, parent)} selected`)
  }

  const duplicate = (id: string) => {
    const { parent } = query.node(id).get().data
    const name = nameOf(query, id)
    if (!parent || !query.node(id).isDeletable()) {
      return announce(`${name} cannot be duplicated`)
    }
    const copy = fromTemplate(query, toTemplate(query, id))
    const root = copy.nodes[copy.rootNodeId]
    if (!root || !query.node(parent).isDroppable(root)) {
      return announce(`${nameOf(query, parent)} does not accept another ${name}`)
    }
    const index = query.node(parent).childNodes().indexOf(id) + 1
    actions.addNodeTree(copy, parent, index)
    select(copy.rootNodeId)
    announce(`${name} duplicated`)
  }

  const remove = (id: string) => {
    const node = query.node(id)
    const name = nameOf(query, id)
    const { parent } = node.get().data
    if (!parent || !node.isDeletable()) {
      return announce(`${name} cannot be deleted`)
    }
    // Craft.js checks the parent's rule before a move, but not before a deletion.
    const around = query.node(parent).get()
    if (!around.rules.canMoveOut([node.get()], around, query.node)) {
      return announce(`${nameOf(query, parent)} must keep ${name}`)
    }
    const siblings = around.data.nodes
    const at = siblings.indexOf(id)
    const next = siblings[at + 1] ?? siblings[at - 1] ?? parent
    actions.delete(id)
    select(next)
    announce(`${name} deleted`)
  }

  return { move, selectParent, duplicate, remove }
}
