import { createContext, useContext, type ReactNode } from 'react'
import { Editor, type Resolver } from '@craftjs/core'
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

interface EditorForProps {
  role: Role
  resolver: Resolver
  children: ReactNode
}

export function EditorFor({ role, resolver, children }: EditorForProps) {
  return (
    <RoleContext.Provider value={role}>
      <Editor
        key={role}
        enabled={rights[role].edit}
        resolver={resolver}
        normalizeNodes={keepPlaces}
      >
        {children}
      </Editor>
    </RoleContext.Provider>
  )
}
