import { forwardRef } from 'react'
import type { ListItem } from '../../fields/fields'
import type { Parts } from '../shared/inside'

export interface AccordionProps {
  items: ListItem[]
}

interface AccordionViewProps extends AccordionProps, Parts {
  /** Opens all sections, so that they can be edited. */
  isOpen?: boolean
}

export const AccordionView = forwardRef<HTMLDivElement, AccordionViewProps>(
  function AccordionView({ items, parts, isOpen }, ref) {
    return (
      <div ref={ref} className="block-accordion">
        {items.map(({ id, title }) => (
          <details key={id} open={isOpen}>
            <summary>{title}</summary>
            {parts[id]}
          </details>
        ))}
      </div>
    )
  },
)
