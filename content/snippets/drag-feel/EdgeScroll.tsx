import type { DragEvent, ReactNode } from 'react'

/** Scrolling starts at this distance from the edge, in pixels. */
const EDGE = 40

/** Scrolls the element while something is dragged near its top or bottom edge. */
function scrollAtEdge({ currentTarget, clientY }: DragEvent<HTMLElement>) {
  const { top, bottom } = currentTarget.getBoundingClientRect()
  const above = top + EDGE - clientY
  const below = clientY - (bottom - EDGE)
  // The closer to the edge, the faster. Browsers repeat the event even if the pointer rests.
  if (above > 0) currentTarget.scrollBy(0, -above / 2)
  else if (below > 0) currentTarget.scrollBy(0, below / 2)
}

interface EdgeScrollProps {
  className?: string
  active?: boolean
  children?: ReactNode
}

export function EdgeScroll({
  className = 'page-scroll',
  active = true,
  children,
}: EdgeScrollProps) {
  return (
    // The tabIndex lets users scroll with the arrow keys.
    <div
      className={className}
      role="region"
      aria-label="Page"
      tabIndex={0}
      onDragOver={active ? scrollAtEdge : undefined}
    >
      {children}
    </div>
  )
}
