import { createContext, useContext, type ComponentProps } from 'react'
import { Editor } from '@craftjs/core'
import { keepPlaces } from './keepPlaces'

export type Role = 'viewer' | 'writer' | 'designer'

export const rights = {
  /** Reads the page. */
  viewer: { edit: false, arrange: false },
  /** Changes texts and settings, and leaves everything in its place. */
  writer: { edit: true, arrange: false },
  /** Does everything. */
  designer: { edit: true, arrange: true },
}

/** Outside an EditorFor there are no roles, and everything is allowed. */
const RoleContext = createContext<Role>('designer')

export const useRights = () => rights[useContext(RoleContext)]

/** Everything that <Editor> takes, and a role in place of `enabled`. */
type EditorForProps = Omit<ComponentProps<typeof Editor>, 'enabled'> & { role: Role }

export function EditorFor({ role, ...options }: EditorForProps) {
  return (
    <RoleContext.Provider value={role}>
      <Editor
        key={role}
        enabled={rights[role].edit}
        normalizeNodes={keepPlaces}
        {...options}
      />
    </RoleContext.Provider>
  )
}
