import type { EditorView } from './observed/editorView'

const NO_SELECTION = 'Select a node first.'

export type Commands = ReturnType<typeof commandsFor>

/** Runs the command that a control of the bar names. */
export type RunCommand = (name: keyof Commands, value?: string | number) => void

/** What commands need to know of an editor. */
type CommandView = Pick<EditorView, 'handle' | 'nodes' | 'selected'>

export const runCommand = (view: CommandView, ...[name, value]: Parameters<RunCommand>): string =>
  (commandsFor(view)[name] as (value: unknown) => string)(value)

/**
 * What a reader can do without dragging with an editor in the state of a view. The commands obey its rules, as a drag does, and
 * return a message about their result.
 */
export function commandsFor({ handle, nodes, selected }: CommandView) {
  const { actions, query } = handle
  const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
  const node = nodes.find(({ id }) => id === selected)

  /** Moves `moved`, unless its rules or the target's forbid it. */
  const move = (moved: EditorView['nodes'][number], target: string, index: number, done: string): string => {
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
      // The root has no parent, though the types say it has.
      if (!parent) return `${node.label} cannot be moved.`
      const siblings = query.node(parent).get().data.nodes
      const to = siblings.indexOf(node.id) + by
      if (siblings.includes(node.id) && siblings[to] === undefined)
        return `${node.label} is the ${by < 0 ? 'first' : 'last'} one already.`
      // Craft.js counts the index before it removes the node.
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
      return canUndo ? 'The last change is undone.' : 'There is nothing to undo.'
    },
    redo(): string {
      const canRedo = query.history.canRedo()
      if (canRedo) actions.history.redo()
      return canRedo ? 'The change is made again.' : 'There is nothing to redo.'
    },
  }
}
