import type { ReactElement } from 'react'
import { useEditor } from '@craftjs/core'
import { startTyping } from '../toolbox/startTyping'
import type { usePlacing } from './usePlacing'

interface ToolsProps {
  /** The element that the tool adds. */
  element: ReactElement
  placing: ReturnType<typeof usePlacing>
}

/** A tool that the user drags or taps, and a button that moves the selected element. */
export function Tools({ element, placing }: ToolsProps) {
  const editor = useEditor((state, query) => {
    const id = query.getEvent('selected').first()
    return {
      enabled: state.options.enabled,
      selected: id && query.node(id).isDraggable() ? id : null,
    }
  })
  const { connectors, query, enabled, selected } = editor

  return (
    <div className="tools">
      <button
        type="button"
        ref={(el) => {
          if (!el) return
          connectors.create(el, element, {
            onCreate: (tree) => startTyping(editor, tree.rootNodeId),
          })
        }}
        disabled={!enabled}
        onClick={() => placing.start(query.parseReactElement(element).toNodeTree())}
      >
        New text
      </button>{' '}
      {placing.isPlacing ? (
        <button type="button" onClick={placing.end}>
          Cancel
        </button>
      ) : (
        <button
          type="button"
          disabled={!selected}
          onClick={() => selected && placing.start(selected)}
        >
          Move
        </button>
      )}{' '}
      <span role="status">{placing.isPlacing && 'Tap where it should go.'}</span>
    </div>
  )
}
