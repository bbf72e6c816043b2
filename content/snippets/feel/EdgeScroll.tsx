import type { DragEvent, ReactNode } from 'react'

/** The distance from the edge at which scrolling starts, in pixels. */
const EDGE = 40

/** Scrolls what is in it while something is dragged near the upper or lower edge. */
function scrollAtEdge({ currentTarget, clientY }: DragEvent<HTMLElement>) {
  const { top, bottom } = currentTarget.getBoundingClientRect()
  const above = top + EDGE - clientY
  const below = clientY - (bottom - EDGE)
  // The closer to the edge, the faster. Browsers repeat the event while nothing moves.
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
    // With a tabIndex, the arrow keys scroll it too.
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
