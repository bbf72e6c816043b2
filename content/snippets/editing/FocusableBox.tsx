import type { ReactNode } from 'react'
import { useEditor, useNode } from '@craftjs/core'

export function FocusableBox({ children }: { children?: ReactNode }) {
  const { actions, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const {
    id,
    connectors: { connect, drag },
  } = useNode()
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el))
      }}
      role={enabled ? 'group' : undefined}
      // Makes the box selectable with the keyboard.
      tabIndex={enabled ? 0 : undefined}
      onFocus={(event) => {
        // React also calls onFocus when a child receives focus.
        if (enabled && event.target === event.currentTarget) actions.selectNode(id)
      }}
    >
      {children}
    </div>
  )
}
