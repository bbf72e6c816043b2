import { type EditorStore, type ListedNode, listNodes } from '@craftjs-site/inspector/observe'

const NO_SELECTION = 'Select a node first.'

export type Commands = ReturnType<typeof commandsFor>

/** Runs the command `name` for a control of the demo. */
export type RunCommand = (name: keyof Commands, value?: string | number) => void

/** Runs a command in an editor. Returns a message about the result. */
export const runCommand = (store: EditorStore, ...[name, value]: Parameters<RunCommand>): string =>
  (commandsFor(store)[name] as (value: unknown) => string)(value)

/**
 * Commands for editing without dragging, for the current state of an editor. They obey its rules, as a drag does, and
 * return a message about the result.
 */
export function commandsFor({ actions, query }: EditorStore) {
  const nodes = listNodes(query.getState())
  const [selected] = query.getEvent('selected').all()
  const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
  const node = nodes.find(({ id }) => id === selected)

  /** Moves `moved`, unless its rules or the target's forbid it. */
  const move = (moved: ListedNode, target: string, index: number, done: string): string => {
    if (!query.node(moved.id).isDraggable()) return `${moved.label} cannot be moved.`
    if (!query.node(target).isDroppable(moved.id))
      return `Refused: ${moved.label} may not go into ${labelOf(target)}.`
    actions.move(moved.id, target, index)
    return done
  }

  return {
    select(id: string): string {
      actions.selectNode(id === '' ? undefined : id)
      return id === '' ? 'Nothing is selected.' : `${labelOf(id)} is selected.`
    },
    /** Moves the selected node among its siblings: -1 up, 1 down. */
    shift(by: -1 | 1): string {
      if (!node) return NO_SELECTION
      const parent = query.node(node.id).get().data.parent
      // The root has no parent, although its type says otherwise.
      if (!parent) return `${node.label} cannot be moved.`
      const siblings = query.node(parent).get().data.nodes
      const to = siblings.indexOf(node.id) + by
      if (siblings.includes(node.id) && siblings[to] === undefined)
        return `${node.label} is already the ${by < 0 ? 'first' : 'last'} one.`
      // Craft.js counts the index with the node still in its old place.
      return move(node, parent, by < 0 ? to : to + 1, `${node.label} moved ${by < 0 ? 'up' : 'down'}.`)
    },
    /** Moves the selected node to the end of a Canvas. */
    moveInto(id: string): string {
      if (!node) return NO_SELECTION
      const { length } = query.node(id).get().data.nodes
      return move(node, id, length, `${node.label} moved into ${labelOf(id)}.`)
    },
    remove(): string {
      if (!node) return NO_SELECTION
      // The root and linked nodes cannot be deleted.
      if (!query.node(node.id).isDeletable()) return `${node.label} cannot be deleted.`
      actions.delete(node.id)
      return `${node.label} deleted.`
    },
    undo(): string {
      const canUndo = query.history.canUndo()
      if (canUndo) actions.history.undo()
      return canUndo ? 'The last change was undone.' : 'There is nothing to undo.'
    },
    redo(): string {
      const canRedo = query.history.canRedo()
      if (canRedo) actions.history.redo()
      return canRedo ? 'The change was redone.' : 'There is nothing to redo.'
    },
  }
}
