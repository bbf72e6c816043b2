import type { ReactNode } from 'react'
import { useEditor } from '@craftjs/core'

export function Background({ children }: { children: ReactNode }) {
  const {
    connectors: { select },
  } = useEditor()
  return (
    <div
      className="background"
      ref={(el) => {
        // An empty id clears the selection.
        if (el) select(el, '')
      }}
    >
      {children}
    </div>
  )
}
