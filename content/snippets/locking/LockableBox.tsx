import type { ReactNode } from 'react'
import type { UserComponent } from '@craftjs/core'
import { lockRules } from './lock'
import { useLockableBlock } from './useLockableBlock'

export const LockableBox: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { locked, props } = useLockableBlock()
  return (
    <div
      {...props}
      style={{ border: locked ? '1px solid' : '1px dashed', padding: 16 }}
    >
      {children}
    </div>
  )
}

LockableBox.craft = { displayName: 'Box', rules: lockRules }
