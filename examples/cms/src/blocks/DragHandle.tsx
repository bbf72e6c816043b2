import { forwardRef } from 'react'
import { Icon } from '../ui/Icon'

/** Where a block is taken hold of that cannot be draggable as a whole. */
export const DragHandle = forwardRef<HTMLSpanElement>(
  function DragHandle(_props, ref) {
    return (
      <span ref={ref} className="drag-handle" aria-hidden="true">
        <Icon name="grip" />
      </span>
    )
  },
)
