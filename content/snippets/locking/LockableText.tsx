import type { UserComponent } from '@craftjs/core'
import { lockRules } from './lock'
import { useLockableBlock } from './useLockableBlock'

export const LockableText: UserComponent<{ text: string }> = ({ text }) => {
  const { locked, props } = useLockableBlock()
  return (
    <p {...props} style={{ opacity: locked ? 0.6 : 1 }}>
      {text}
    </p>
  )
}

LockableText.craft = { displayName: 'Text', rules: lockRules }
