import { forwardRef } from 'react'
import { Icon } from '../../../client/ui/Icon'

/** The drag handle of a block that can't be dragged by its content. */
export const DragHandle = forwardRef<HTMLSpanElement>(function DragHandle(_props, ref) {
  return (
    <span ref={ref} className="drag-handle" aria-hidden="true">
      <Icon name="grip" />
    </span>
  )
})
