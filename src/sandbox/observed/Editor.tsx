import { Editor as CraftEditor } from '@craftjs/core'
import type { ComponentProps } from 'react'
import { logRules } from './logRules'
import { Reporter } from './report'

/** The `Editor` of Craft.js with one more child, which reports its state, and with components whose rules are logged. */
export function Editor({ children, ...options }: ComponentProps<typeof CraftEditor>) {
  for (const component of Object.values(options.resolver ?? {})) logRules(component)
  return (
    <CraftEditor {...options}>
      {children}
      <Reporter />
    </CraftEditor>
  )
}
