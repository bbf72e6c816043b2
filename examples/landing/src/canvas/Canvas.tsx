import { useEditor } from '@craftjs/core'
import type { ReactNode } from 'react'

/** The area around the page. A click beside the page clears the selection. */
export const Canvas = ({ children }: { children: ReactNode }) => {
  const { connectors } = useEditor()
  // Craft.js takes null for "no block", though its types do not say so.
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
