import type { EditorView, ListedNode } from './watch/EditorView'

/** What a reader can do with an editor without a mouse; each says how it went. */
export interface Commands {
  select(id: string): string
  /** Moves the selected node among its siblings: -1 up, 1 down. */
  shift(by: -1 | 1): string
  /** Moves the selected node to the end of a Canvas. */
  moveInto(id: string): string
  remove(): string
  undo(): string
  redo(): string
}

/** The commands for an editor as it stands in `view`; they keep to its rules as a drag does. */
export function commandsFor(view: EditorView): Commands {
  const { handle, nodes, selected, canUndo, canRedo } = view
  const { actions, query } = handle
  const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
  const node = nodes.find(({ id }) => id === selected)

  /** Moves `moved`, unless it is held or the target refuses it. */
  const move = (moved: ListedNode, target: string, index: number, done: string): string => {
    if (!query.node(moved.id).isDraggable()) return `${moved.label} cannot be moved.`
    if (!query.node(target).isDroppable(moved.id))
      return `Refused: ${moved.label} may not go into ${labelOf(target)}.`
    actions.move(moved.id, target, index)
    return done
  }

  return {
    select(id) {
      actions.selectNode(id === '' ? undefined : id)
      return id === '' ? 'Nothing is selected.' : `${labelOf(id)} is selected.`
    },
    shift(by) {
      if (!node) return NOTHING
      const parent = query.node(node.id).get().data.parent
      // The root has none, whatever the types say.
      if (!parent) return `${node.label} cannot be moved.`
      const siblings = query.node(parent).get().data.nodes
      const to = siblings.indexOf(node.id) + by
      if (siblings.includes(node.id) && siblings[to] === undefined)
        return `${node.label} is the ${by < 0 ? 'first' : 'last'} one already.`
      // An index counts before the node is taken out.
      return move(node, parent, by < 0 ? to : to + 1, `${node.label} moved ${by < 0 ? 'up' : 'down'}.`)
    },
    moveInto(id) {
      if (!node) return NOTHING
      const { length } = query.node(id).get().data.nodes
      return move(node, id, length, `${node.label} moved into ${labelOf(id)}.`)
    },
    remove() {
      if (!node) return NOTHING
      if (!node.isDeletable) return `${node.label} cannot be deleted.`
      actions.delete(node.id)
      return `${node.label} deleted.`
    },
    undo() {
      if (canUndo) actions.history.undo()
      return canUndo ? 'The last change is undone.' : 'There is nothing to undo.'
    },
    redo() {
      if (canRedo) actions.history.redo()
      return canRedo ? 'The change is made again.' : 'There is nothing to redo.'
    },
  }
}

const NOTHING = 'Select a node first.'
