import { useEditor, type SerializedNodes } from '@craftjs/core'

interface OpenSelectProps {
  names: string[]
  /** The name of the page or part in the editor. */
  opened: string
  /** Receives the current content of the editor. */
  onOpen: (name: string, current: SerializedNodes) => void
}

/** Selects the page or one of its parts for editing. */
export function OpenSelect({ names, opened, onOpen }: OpenSelectProps) {
  const { query } = useEditor()
  return (
    <label>
      Edit{' '}
      <select
        value={opened}
        onChange={({ target }) =>
          onOpen(target.value, JSON.parse(query.serialize()) as SerializedNodes)
        }
      >
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
}
