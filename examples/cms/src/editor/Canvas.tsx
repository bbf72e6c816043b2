import { useEffect, useRef, type ReactNode } from 'react'
import { useBreakpoint, type Breakpoint } from '@recipes/responsive/breakpoints'

/** Returns the widest preview that fits between the panels. */
export function widestThatFits(): Breakpoint {
  if (window.innerWidth >= 1740) return 'desktop'
  return window.innerWidth >= 1270 ? 'tablet' : 'phone'
}

/** Shows the page at the width of the breakpoint. Disables its links and buttons, which would leave the editor. */
export function Canvas({ children }: { children: ReactNode }) {
  const { breakpoint } = useBreakpoint()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const stop = (event: Event) => {
      const { target } = event
      // Keep the toolbar of the text editor working.
      const isTool =
        target instanceof Element && target.closest('[data-rich-text-toolbar]')
      if (!isTool) event.preventDefault()
    }
    // `auxclick`: the middle mouse button opens links in a new tab.
    const events = ['click', 'auxclick', 'submit']
    for (const event of events) element.addEventListener(event, stop)
    return () => {
      for (const event of events) element.removeEventListener(event, stop)
    }
  }, [])

  return (
    <main>
      {/* A scrollable region must be focusable for keyboard users. */}
      <div className="canvas" role="region" aria-label="Page" tabIndex={0}>
        <div ref={box} className="page-box" data-breakpoint={breakpoint}>
          {children}
        </div>
      </div>
    </main>
  )
}
