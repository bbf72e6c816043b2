import { ROOT_NODE, useEditor } from '@craftjs/core'

const OutlineItem = ({ id }: { id: string }) => {
  const { actions, enabled, inner, name, selected, words } = useEditor(
    (state, query) => {
      const node = state.nodes[id]
      if (!node) return { inner: [] }

      return {
        enabled: state.options.enabled,
        inner: query.node(id).descendants(),
        name: node.data.displayName,
        selected: node.events.selected,
        words: node.data.props.text as string | undefined,
      }
    },
  )

  if (!name) return null
  return (
    <li>
      <button
        id={`outline-${id}`}
        type="button"
        disabled={!enabled}
        aria-current={selected}
        onClick={() => actions.selectNode(id)}
      >
        {name} <small>{words}</small>
      </button>
      {inner.length > 0 && (
        <ul>
          {inner.map((each) => (
            <OutlineItem key={each} id={each} />
          ))}
        </ul>
      )}
    </li>
  )
}

export const Outline = () => (
  <section className="panel outline" aria-labelledby="outline-title">
    <h2 id="outline-title">Outline</h2>
    <ul>
      <OutlineItem id={ROOT_NODE} />
    </ul>
  </section>
)
