import { type ReactNode, useState } from 'react'
import type { EditorReport, EditorStore } from './observe'
import { SavedPage } from './view'

/** What `query.serialize()` returns, one Node in a line. */
export function Saved({ store, report }: { store: EditorStore; report: EditorReport }): ReactNode {
  // Craft.js keeps the data of a Node that has not changed, so most lines are those of the last time.
  const [lineOf] = useState(() => new WeakMap<object, string>())
  const { nodes } = store.query.getState()
  const ids = Object.keys(nodes)
  const lines = ids.map((id) => {
    const data = nodes[id]?.data ?? {}
    const line =
      lineOf.get(data) ?? `${JSON.stringify(id)}: ${JSON.stringify(store.query.node(id).toSerializedNode())}`
    lineOf.set(data, line)
    return line
  })
  const changed = new Set(report.nodes.filter(({ isChanged }) => isChanged).map(({ id }) => id))
  const marks = ids.map((id) => changed.has(id))
  return (
    <SavedPage lines={lines} start={Math.max(0, marks.indexOf(true))} end={marks.lastIndexOf(true) + 1} />
  )
}
