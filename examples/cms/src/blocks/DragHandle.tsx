import { forwardRef } from 'react'

/** Where a block is taken hold of that cannot be draggable as a whole. */
export const DragHandle = forwardRef<HTMLSpanElement>(
  function DragHandle(_props, ref) {
    return (
      <span ref={ref} className="drag-handle" aria-hidden="true">
        ⠿
      </span>
    )
  },
)
