import { forwardRef } from 'react'
import type { Spacing } from '../../fields/spacing'
import type { Inside, Parts } from '../shared/inside'

export interface ColumnsProps {
  gap: Spacing
}

export const ColumnsView = forwardRef<HTMLDivElement, Partial<ColumnsProps> & Parts>(
  function ColumnsView({ gap = 'medium', parts }, ref) {
    return (
      <div ref={ref} className="block-columns" data-gap={gap}>
        {parts.left}
        {parts.right}
      </div>
    )
  },
)

export const ColumnView = forwardRef<HTMLDivElement, Inside>(function ColumnView(
  { children },
  ref,
) {
  return (
    <div ref={ref} className="block-column">
      {children}
    </div>
  )
})
