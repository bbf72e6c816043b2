import { useState, type ReactElement } from 'react'
import { useEditor } from '@craftjs/core'
import { group, replaceNode, ungroup } from './structure'

interface StructureBarProps {
  /** The Canvas to put around a group. */
  box: ReactElement
  /** Creates an element with the text of the one it replaces. */
  kinds: Record<string, (text: string) => ReactElement>
}

export function StructureBar({ box, kinds }: StructureBarProps) {
  const { actions, query, selected } = useEditor((_, query) => ({
    selected: query.getEvent('selected').all(),
  }))
  const [message, setMessage] = useState('')
  const [id] = selected
  const editing = { actions, query }

  const say = (isDone: boolean) =>
    setMessage(isDone ? '' : 'This is not possible here.')

  return (
    <div role="toolbar" aria-label="Structure">
      <button
        type="button"
        disabled={!id}
        onClick={() => say(group(editing, selected, box))}
      >
        Group
      </button>{' '}
      <button
        type="button"
        disabled={selected.length !== 1}
        onClick={() => id && say(ungroup(editing, id))}
      >
        Ungroup
      </button>{' '}
      {Object.entries(kinds).map(([name, make]) => (
        <button
          key={name}
          type="button"
          disabled={selected.length !== 1}
          onClick={() => {
            if (!id) return
            const { text } = query.node(id).get().data.props
            say(replaceNode(editing, id, make(String(text ?? ''))))
          }}
        >
          Turn into {name}
        </button>
      ))}{' '}
      <span role="status">{message}</span>
    </div>
  )
}
