import { useState } from 'react'
import { Icon } from '../../theme/ui'
import { closeMenu } from './closeMenu'

interface FileMenuProps {
  /** The open file. Also the key of the menu, whose field starts with this name. */
  path: string
  /** Renames the file `from` to `to`. Without `from`, adds the file `to`; without `to`, removes the file `from`. */
  onChange: (from: string | null, to: string | null) => void
}

/** A menu to add a file, and to rename or remove the open one. */
export function FileMenu({ path, onChange }: FileMenuProps) {
  const [name, setName] = useState(path)
  const item = (label: string, change: () => void) => (
    <li>
      <button type="button" onClick={change}>
        {label}
      </button>
    </li>
  )
  return (
    <div className="playground-more" data-dropdown>
      <button type="button" aria-expanded="false" aria-controls="file-menu" aria-label="Change the files">
        <Icon name="edit" />
      </button>
      {/* The items handle the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul id="file-menu" className="controls" onClick={closeMenu}>
        <li>
          <input
            type="text"
            aria-label="File name"
            value={name}
            spellCheck={false}
            onChange={({ target }) => setName(target.value)}
          />
        </li>
        {item('Add a file with this name', () => onChange(null, name.trim()))}
        {item(`Rename ${path}`, () => onChange(path, name.trim()))}
        {item(`Remove ${path}`, () => onChange(path, null))}
      </ul>
    </div>
  )
}
