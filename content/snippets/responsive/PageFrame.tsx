import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { breakpoints, useBreakpoint } from './breakpoints'
import { useFrameKeys } from './useFrameKeys'

const STYLES = 'style, link[rel="stylesheet"]'

/** Copies the styles of this document to another one, and keeps them in sync. */
function useCopiedStyles(page: Document | null) {
  useEffect(() => {
    if (!page) return
    const copy = () => {
      for (const old of page.head.querySelectorAll(STYLES)) old.remove()
      for (const style of document.querySelectorAll(STYLES))
        page.head.append(style.cloneNode(true))
    }
    copy()
    // Bundlers and libraries add styles at any time.
    const observer = new MutationObserver(copy)
    observer.observe(document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return () => observer.disconnect()
  }, [page])
}

/** Shows the page in an iframe as wide as the breakpoint, so that media queries work. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { breakpoint } = useBreakpoint()
  const [page, setPage] = useState<Document | null>(null)
  useCopiedStyles(page)
  useFrameKeys(page)

  return (
    <iframe
      title="Page"
      width={breakpoints[breakpoint]}
      height={600}
      srcDoc="<!doctype html><html lang='en'><head><title>Page</title></head><body></body></html>"
      onLoad={(event) => setPage(event.currentTarget.contentDocument)}
    >
      {page && createPortal(children, page.body)}
    </iframe>
  )
}
