import { ROOT_NODE, useEditor, type NodeId } from '@craftjs/core'

/** The tree of the page. Users can select Nodes that the mouse can't reach, or use the keyboard. */
export function Outline() {
  const { hasRoot } = useEditor((state) => ({
    hasRoot: state.nodes[ROOT_NODE] !== undefined,
  }))
  return (
    <section aria-label="Outline">
      <h2>Outline</h2>
      <ul className="outline">{hasRoot && <Row id={ROOT_NODE} />}</ul>
    </section>
  )
}

function Row({ id }: { id: NodeId }) {
  const { actions, name, isSelected, isLocked, below } = useEditor((state) => {
    const data = state.nodes[id]?.data
    return {
      name: data?.displayName,
      isSelected: state.events.selected.has(id),
      isLocked: data?.custom.locked === true,
      below: [...(data?.nodes ?? []), ...Object.values(data?.linkedNodes ?? {})],
    }
  })
  return (
    <li>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => actions.selectNode(id)}
      >
        {name}
        {isLocked && ' (locked)'}
      </button>
      {below.length > 0 && (
        <ul>
          {below.map((each) => (
            <Row key={each} id={each} />
          ))}
        </ul>
      )}
    </li>
  )
}
