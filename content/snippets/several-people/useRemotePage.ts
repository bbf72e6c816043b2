import { useEditor, type SerializedNode, type SerializedNodes } from '@craftjs/core'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Returns a Node without its props. */
const frameOf = ({ props: _, ...frame }: SerializedNode) => frame

/** Returns a function that shows a page received from another user. */
export function useRemotePage() {
  const { actions, query } = useEditor()

  return (next: SerializedNodes) => {
    const now = query.getSerializedNodes()
    const ids = Object.keys(next)
    const changed = ids.filter((id) => !isSame(now[id], next[id]))
    const isSameTree =
      ids.length === Object.keys(now).length &&
      changed.every((id) => now[id] && isSame(frameOf(now[id]), frameOf(next[id]!)))

    if (isSameTree) {
      for (const id of changed) {
        actions.history.ignore().setProp(id, (props) => {
          for (const key of Object.keys(props)) delete props[key]
          Object.assign(props, next[id]!.props)
        })
      }
    } else {
      const selected = query.getEvent('selected').all()
      actions.history.ignore().deserialize(next)
      actions.selectNode(selected.filter((id) => query.node(id).get()))
    }
    // The undo history belongs to the old page and would corrupt this one.
    if (changed.length > 0 || !isSameTree) actions.history.clear()
  }
}
