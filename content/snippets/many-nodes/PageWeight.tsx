import { useEditor } from '@craftjs/core'

export function PageWeight() {
  const { count, size } = useEditor((state, query) => ({
    // For development only: this serializes the page on every change.
    count: Object.keys(state.nodes).length,
    size: Math.round(query.serialize().length / 1000),
  }))
  return (
    <output>
      {count} Nodes, {size} kB
    </output>
  )
}
