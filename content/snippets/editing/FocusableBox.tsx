import type { ReactNode } from 'react'
import { useEditor, useNode } from '@craftjs/core'

export function FocusableBox({ children }: { children?: ReactNode }) {
  const { actions } = useEditor()
  const {
    id,
    connectors: { connect, drag },
  } = useNode()
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el))
      }}
      role="group"
      // Makes the box selectable with the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onFocus={(event) => {
        // React also calls onFocus when a child receives focus.
        if (event.target === event.currentTarget) actions.selectNode(id)
      }}
    >
      {children}
    </div>
  )
}
