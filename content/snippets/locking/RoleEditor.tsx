import { useState } from 'react'
import { Frame, type Resolver } from '@craftjs/core'
import { EditorFor, type Role } from './roles'
import { RoleSelect } from './RoleSelect'

/** An editor whose role can change. `json` is the saved page. */
export function RoleEditor({ json, resolver }: { json: string; resolver: Resolver }) {
  const [page, setPage] = useState<{ role: Role; json: string }>({
    role: 'writer',
    json,
  })

  return (
    <EditorFor role={page.role} resolver={resolver}>
      <RoleSelect role={page.role} onSelect={(role, json) => setPage({ role, json })} />
      <Frame data={page.json} />
    </EditorFor>
  )
}
