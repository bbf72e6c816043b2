import { useEditor } from '@craftjs/core'
import { announce } from '../announce'
import { copyOf } from './copyOf'
import { keepFocus } from './keepFocus'
import { placeFor, type Direction } from './placeFor'
import { nameOf } from './query'

const went: Record<Direction, string> = {
  up: 'up',
  down: 'down',
  in: 'in',
  out: 'out',
}

/** Commands for a block without a mouse. Each announces what happened, or why nothing did. */
export function useArrange() {
  const { actions, query } = useEditor()

  const select = (id: string) => {
    actions.selectNode(id)
    keepFocus(id)
  }

  const move = (id: string, direction: Direction) => {
    const outcome = placeFor(query, id, direction)
    if (outcome.kind === 'refusal') return announce(outcome.reason)
    const { parent, index } = outcome
    actions.move(id, parent, index)
    select(id)
    const { nodes } = query.node(parent).get().data
    announce(
      `${nameOf(query, id)} moved ${went[direction]}: ` +
        `${nodes.indexOf(id) + 1} of ${nodes.length} in ${nameOf(query, parent)}`,
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
    const tree = copyOf(query, id)
    const copy = tree.nodes[tree.rootNodeId]
    if (!copy || !query.node(parent).isDroppable(copy)) {
      return announce(
        `${nameOf(query, parent)} does not accept another ${name}`,
      )
    }
    const at = query.node(parent).get().data.nodes.indexOf(id) + 1
    actions.addNodeTree(tree, parent, at)
    select(tree.rootNodeId)
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
