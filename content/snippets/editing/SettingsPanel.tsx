import { useEditor } from '@craftjs/core'

export function SettingsPanel() {
  const { actions, selected } = useEditor((state, query) => {
    const id: string | undefined = query.getEvent('selected').last()
    const node = id ? state.nodes[id] : undefined
    if (!node || !state.options.enabled) return { selected: null }
    return {
      selected: {
        id: node.id,
        name: (node.data.custom?.displayName ?? node.data.displayName) as string,
        settings: node.related.settings,
        deletable: query.node(node.id).isDeletable(),
      },
    }
  })

  if (!selected) return <p>Select something to change it.</p>
  const { id, name, settings: Settings, deletable } = selected

  return (
    <section aria-label={`Settings: ${name}`}>
      <h2>{name}</h2>
      {Settings && <Settings />}
      {deletable && (
        <button type="button" onClick={() => actions.delete(id)}>
          Delete
        </button>
      )}
    </section>
  )
}
