import { useState, type ReactNode } from 'react'
import { Frame, type Resolver } from '@craftjs/core'
import { TextField } from '../editing/TextField'
import { isLocked } from './lock'
import { LockButton } from './LockButton'
import { EditorFor, rights, type Role } from './roles'
import { RoleSelect } from './RoleSelect'

interface RoleEditorProps {
  resolver: Resolver
  /** The saved page, as JSON. */
  json?: string
  /** The initial content of a page that was never saved. */
  children?: ReactNode
}

/** An editor with a menu for switching roles. */
export function RoleEditor({ resolver, json = '', children }: RoleEditorProps) {
  const [page, setPage] = useState<{ role: Role; json: string }>({
    role: 'writer',
    json,
  })

  return (
    <EditorFor role={page.role} resolver={resolver}>
      <RoleSelect role={page.role} onSelect={(role, json) => setPage({ role, json })} />
      {rights[page.role].arrange && <LockButton />}
      <Frame data={page.json}>{children}</Frame>
      {/* Below the page, so that the page does not shift when the field appears during a drag. */}
      {rights[page.role].edit && <TextField isReadOnly={isLocked} />}
    </EditorFor>
  )
}
