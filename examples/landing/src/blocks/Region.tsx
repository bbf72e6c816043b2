import { useNode } from '@craftjs/core'
import type { ReactNode } from 'react'

/** A place inside a block that others can be dropped into. */
export const Region = ({ children }: { children?: ReactNode }) => {
  const {
    connectors: { connect },
  } = useNode()

  return (
    <div
      ref={(el) => {
        if (el) connect(el)
      }}
      className="region"
    >
      {children}
    </div>
  )
}
