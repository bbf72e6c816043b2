import { createContext, useContext, type ComponentProps } from 'react'
import { Editor } from '@craftjs/core'
import { keepPlaces } from './keepPlaces'

export type Role = 'viewer' | 'writer' | 'designer'

export const rights = {
  /** Can only read the page. */
  viewer: { edit: false, arrange: false },
  /** Can change text and settings, but can't move anything. */
  writer: { edit: true, arrange: false },
  /** Can do everything. */
  designer: { edit: true, arrange: true },
}

/** Without an EditorFor there are no roles, so everything is allowed. */
const RoleContext = createContext<Role>('designer')

export const useRights = () => rights[useContext(RoleContext)]

/** The props of <Editor>, with a role instead of `enabled`. */
type EditorForProps = Omit<ComponentProps<typeof Editor>, 'enabled'> & { role: Role }

export function EditorFor({ role, normalizeNodes, ...options }: EditorForProps) {
  return (
    <RoleContext.Provider value={role}>
      <Editor
        key={role}
        enabled={rights[role].edit}
        normalizeNodes={(state, previous, ...rest) => {
          normalizeNodes?.(state, previous, ...rest)
          keepPlaces(state, previous)
        }}
        {...options}
      />
    </RoleContext.Provider>
  )
}
