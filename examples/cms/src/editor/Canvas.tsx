import { useEffect, useRef, type ReactNode } from 'react'
import { useBreakpoint, type Breakpoint } from '@recipes/responsive/breakpoints'

/** The widest preview that this window shows whole, between the panels. */
export function widestThatFits(): Breakpoint {
  if (window.innerWidth >= 1740) return 'desktop'
  return window.innerWidth >= 1270 ? 'tablet' : 'phone'
}

/** The page, as wide as the breakpoint. Its links and buttons do not act here: they would leave the editor. */
export function Canvas({ children }: { children: ReactNode }) {
  const { breakpoint } = useBreakpoint()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const stop = (event: Event) => {
      const { target } = event
      // The text editor's own buttons do act.
      const isTool =
        target instanceof Element && target.closest('[data-rich-text-toolbar]')
      if (!isTool) event.preventDefault()
    }
    // The middle button of the mouse opens a link in a new tab.
    const events = ['click', 'auxclick', 'submit']
    for (const event of events) element.addEventListener(event, stop)
    return () => {
      for (const event of events) element.removeEventListener(event, stop)
    }
  }, [])

  return (
    <main>
      {/* A region that scrolls must be reachable by keyboard. */}
      <div className="canvas" role="region" aria-label="Page" tabIndex={0}>
        <div ref={box} className="page-box" data-breakpoint={breakpoint}>
          {children}
        </div>
      </div>
    </main>
  )
}
