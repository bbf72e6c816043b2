import { useEditor, type SerializedNodes } from '@craftjs/core'

interface OpenSelectProps {
  names: string[]
  /** The name of the page or part in the editor. */
  opened: string
  /** Gets what was in the editor, as it is now. */
  onOpen: (name: string, current: SerializedNodes) => void
}

/** Chooses what the editor shows: the page, or one of its parts. */
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
