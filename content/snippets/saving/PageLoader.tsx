import { Fragment, useEffect, useState, type ReactNode } from 'react'
import type { Resolver } from '@craftjs/core'
import { pageProblems } from './pageProblems'
import { loadPage, type StoredPage } from './server'

interface PageLoaderProps {
  pageId: string
  /** Define it outside your components, so that it stays the same object. */
  resolver: Resolver
  /** Makes the JSON for the editor from what is stored. Define it outside too. */
  open?: (stored: string) => string
  /** The editor of a page that has arrived. */
  children: (page: StoredPage) => ReactNode
}

/** Each result keeps the id of the page that it belongs to. */
type Loaded = { pageId: string; page: StoredPage } | { pageId: string; problem: string }

const asStored = (stored: string) => stored

export function PageLoader({
  pageId,
  resolver,
  open = asStored,
  children,
}: PageLoaderProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    const controller = new AbortController()

    async function load() {
      try {
        const page = await loadPage(pageId, controller.signal)
        if (controller.signal.aborted) return
        const isNew = page.json === ''
        const [problem] = isNew ? [] : pageProblems(open(page.json), resolver)
        setLoaded(problem ? { pageId, problem } : { pageId, page })
      } catch (error) {
        if (!controller.signal.aborted) setLoaded({ pageId, problem: String(error) })
      }
    }

    void load()
    return () => {
      controller.abort()
      // Otherwise a page that is opened again would start from its old answer.
      setLoaded(null)
    }
  }, [pageId, resolver, open])

  // Right after pageId has changed, `loaded` is still about the previous one.
  if (loaded?.pageId !== pageId) return <p>Loading…</p>
  if ('problem' in loaded)
    return <p role="alert">The page was not loaded. {loaded.problem}</p>
  // Another page gets an editor of its own.
  return <Fragment key={pageId}>{children(loaded.page)}</Fragment>
}
