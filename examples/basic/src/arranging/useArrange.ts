import { useEditor } from '@craftjs/core'
import { announce } from '../announce'
import { copyOf } from './copyOf'
import { nameOf, placeFor, type Direction } from './placeFor'

/** Moves the focus to the Node if it was in the outline, or was lost. */
const keepFocus = (id: string) => {
  const wasInOutline = document.activeElement?.closest('.outline')
  requestAnimationFrame(() => {
    const isLost = document.activeElement === document.body
    if (wasInOutline || isLost) {
      document.getElementById(`outline-${id}`)?.focus()
    }
  })
}

/** Moves, duplicates and removes Nodes, and announces each change. */
export const useArrange = () => {
  const { actions, query } = useEditor()

  const select = (id: string) => {
    actions.selectNode(id)
    keepFocus(id)
  }

  const move = (id: string, direction: Direction) => {
    const place = placeFor(query, id, direction)
    if (typeof place === 'string') return announce(place)
    actions.move(id, place.parent, place.index)
    select(id)
    const { nodes } = query.node(place.parent).get().data
    announce(
      `${nameOf(query, id)} moved ${direction}: ${nodes.indexOf(id) + 1} ` +
        `of ${nodes.length} in ${nameOf(query, place.parent)}`,
    )
  }

  const duplicate = (id: string) => {
    const name = nameOf(query, id)
    const { parent } = query.node(id).get().data
    if (!parent || !query.node(id).isDeletable()) {
      return announce(`${name} cannot be duplicated`)
    }
    const tree = copyOf(query, id)
    const { nodes } = query.node(parent).get().data
    actions.addNodeTree(tree, parent, nodes.indexOf(id) + 1)
    select(tree.rootNodeId)
    announce(`${name} duplicated`)
  }

  const remove = (id: string) => {
    const name = nameOf(query, id)
    const { parent } = query.node(id).get().data
    if (!parent || !query.node(id).isDeletable()) {
      return announce(`${name} cannot be deleted`)
    }
    const { nodes } = query.node(parent).get().data
    const at = nodes.indexOf(id)
    const next = nodes[at + 1] ?? nodes[at - 1] ?? parent
    actions.delete(id)
    select(next)
    announce(`${name} deleted`)
  }

  return { move, duplicate, remove }
}
