import { useEditor, type NodeHelpersType, type NodeId } from '@craftjs/core'

interface SettingsPanelProps {
  /** Returns true for locked Nodes, which have no fields and no Delete button. */
  isLocked?: (id: NodeId, helpers: NodeHelpersType) => boolean
}

export function SettingsPanel({ isLocked }: SettingsPanelProps) {
  const { actions, selected } = useEditor((state, query) => {
    const id: string | undefined = query.getEvent('selected').last()
    const node = id ? state.nodes[id] : undefined
    if (!node || !state.options.enabled) return { selected: null }
    return {
      selected: {
        id: node.id,
        name: (node.data.custom?.displayName ?? node.data.displayName) as string,
        settings: node.related.settings,
        locked: isLocked?.(node.id, query.node) ?? false,
        deletable: query.node(node.id).isDeletable(),
      },
    }
  })

  if (!selected) return <p>Select something to change it.</p>
  const { id, name, settings: Settings, locked, deletable } = selected

  return (
    <section aria-label={`Settings: ${name}`} data-settings={id}>
      <h2>{name}</h2>
      {locked && <p>This is locked.</p>}
      {!locked && Settings && <Settings />}
      {!locked && deletable && (
        <button type="button" onClick={() => actions.delete(id)}>
          Delete
        </button>
      )}
    </section>
  )
}
