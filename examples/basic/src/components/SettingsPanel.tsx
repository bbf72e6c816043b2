import { useEditor } from '@craftjs/core'
import { useArrange } from '../arranging/useArrange'
import { ArrangeButtons } from './ArrangeButtons'

export const SettingsPanel = () => {
  const { enabled, selected } = useEditor((state, query) => {
    const id = query.getEvent('selected').all().at(-1)
    const node = id ? state.nodes[id] : null

    return {
      enabled: state.options.enabled,
      selected: node
        ? {
            id: node.id,
            name: node.data.displayName,
            Settings: node.related.settings,
            isDeletable: query.node(node.id).isDeletable(),
          }
        : null,
    }
  })
  const { remove } = useArrange()

  return (
    <section className="panel" aria-labelledby="settings-title">
      <h2 id="settings-title">Settings</h2>
      {selected ? (
        <>
          <p>
            Selected: <strong>{selected.name}</strong>
          </p>
          <ArrangeButtons id={selected.id} />
          {selected.Settings && <selected.Settings />}
          {selected.isDeletable && (
            <button
              type="button"
              className="control control-danger"
              onClick={() => remove(selected.id)}
            >
              <span>Delete</span>
            </button>
          )}
        </>
      ) : (
        <p>
          {enabled
            ? 'Click something on the page to select it.'
            : 'Turn on Enable to edit the page.'}
        </p>
      )}
    </section>
  )
}
