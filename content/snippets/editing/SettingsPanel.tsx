import { useRef } from 'react'
import { useEditor, type NodeHelpersType, type NodeId } from '@craftjs/core'

interface SettingsPanelProps {
  /** Returns true for locked Nodes, which have no fields and no Delete button. */
  isLocked?: (id: NodeId, helpers: NodeHelpersType) => boolean
}

export function SettingsPanel({ isLocked }: SettingsPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const { actions, query, selected } = useEditor((state, query) => {
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

  /** Deletes the Node and selects the next one, so that the keyboard keeps its place. */
  function remove() {
    const parent = query.node(id).get().data.parent!
    const siblings = query.node(parent).childNodes()
    const at = siblings.indexOf(id)
    actions.delete(id)
    actions.selectNode(siblings[at + 1] ?? siblings[at - 1] ?? parent)
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) panel.current?.focus()
    })
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`Settings: ${name}`}
      data-settings={id}
    >
      <h2>{name}</h2>
      {locked && <p>This is locked.</p>}
      {!locked && Settings && <Settings />}
      {!locked && deletable && (
        <button type="button" onClick={remove}>
          Delete
        </button>
      )}
    </section>
  )
}
