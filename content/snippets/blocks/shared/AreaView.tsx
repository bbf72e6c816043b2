import { forwardRef } from 'react'
import type { Inside } from './inside'

export const AreaView = forwardRef<HTMLDivElement, Inside>(function AreaView(
  { children },
  ref,
) {
  return (
    <div ref={ref} className="block-area">
      {children}
    </div>
  )
})
