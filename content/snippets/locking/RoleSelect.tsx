import { useEditor } from '@craftjs/core'
import type { Role } from './roles'

interface RoleSelectProps {
  role: Role
  /** Receives the current page, which the editor for the new role opens. */
  onSelect: (role: Role, json: string) => void
}

export function RoleSelect({ role, onSelect }: RoleSelectProps) {
  const { query } = useEditor()
  return (
    <select
      aria-label="Role"
      value={role}
      onChange={(event) => onSelect(event.target.value as Role, query.serialize())}
    >
      <option value="viewer">Viewer</option>
      <option value="writer">Writer</option>
      <option value="designer">Designer</option>
    </select>
  )
}
