import { useEffect, useState, type ReactNode } from 'react'
import type { Resolver } from '@craftjs/core'
import { Boundary } from './Boundary'
import { asStored, openProblem, type Open } from './openProblem'
import { loadPage, type StoredPage } from './server'

interface PageLoaderProps {
  pageId: string
  /** Define it outside your components, so that it stays the same object. */
  resolver: Resolver
  /** Define it outside your components, too. */
  open?: Open
  /** Renders the editor once the page has loaded. */
  children: (page: StoredPage) => ReactNode
}

/** A result, with the id of its page. */
type Loaded = { pageId: string; page: StoredPage } | { pageId: string; problem: string }

export function PageLoader({
  pageId,
  resolver,
  open = asStored,
  children,
}: PageLoaderProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [tries, setTries] = useState(1)

  useEffect(() => {
    const controller = new AbortController()

    async function load() {
      try {
        const page = await loadPage(pageId, controller.signal)
        if (controller.signal.aborted) return
        const problem = openProblem(page.json, resolver, open)
        setLoaded(problem ? { pageId, problem } : { pageId, page })
      } catch (error) {
        if (!controller.signal.aborted) setLoaded({ pageId, problem: String(error) })
      }
    }

    void load()
    return () => {
      controller.abort()
      // Otherwise a page that is opened again would start from its old response.
      setLoaded(null)
    }
  }, [pageId, resolver, open, tries])

  // Right after pageId changes, `loaded` still belongs to the previous page.
  if (loaded?.pageId !== pageId) return <p>Loading…</p>
  if ('problem' in loaded)
    return (
      <p role="alert">
        The page was not loaded. {loaded.problem}{' '}
        <button type="button" onClick={() => setTries(tries + 1)}>
          Try again
        </button>
      </p>
    )
  // The key gives each page its own editor.
  return <Boundary key={pageId}>{children(loaded.page)}</Boundary>
}
