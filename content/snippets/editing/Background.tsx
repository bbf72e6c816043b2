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
        // An empty id stands for no Node.
        if (el) select(el, '')
      }}
    >
      {children}
    </div>
  )
}
