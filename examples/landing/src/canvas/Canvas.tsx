import { useEditor } from '@craftjs/core'
import type { ReactNode } from 'react'

/** The area around the page. A click next to the page clears the selection. */
export const Canvas = ({ children }: { children: ReactNode }) => {
  const { connectors } = useEditor()
  // Craft.js accepts null for "no block", although its types do not say so.
  const nothing = null as unknown as string

  return (
    <div
      ref={(el) => {
        if (el) connectors.select(connectors.hover(el, nothing), nothing)
      }}
      className="canvas"
      role="region"
      aria-label="Page"
      tabIndex={0}
    >
      <div className="page">{children}</div>
    </div>
  )
}
