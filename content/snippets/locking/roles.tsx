import { createContext, useContext, type ReactNode } from 'react'
import { Editor, type Resolver } from '@craftjs/core'

export type Role = 'viewer' | 'writer' | 'designer'

const rights = {
  /** Reads the page. */
  viewer: { edit: false, arrange: false },
  /** Changes texts and settings, and leaves everything in its place. */
  writer: { edit: true, arrange: false },
  /** Does everything. */
  designer: { edit: true, arrange: true },
}

const RoleContext = createContext<Role>('viewer')

export const useRights = () => rights[useContext(RoleContext)]

interface EditorForProps {
  role: Role
  resolver: Resolver
  children: ReactNode
}

export function EditorFor({ role, resolver, children }: EditorForProps) {
  return (
    <RoleContext.Provider value={role}>
      <Editor key={role} enabled={rights[role].edit} resolver={resolver}>
        {children}
      </Editor>
    </RoleContext.Provider>
  )
}
