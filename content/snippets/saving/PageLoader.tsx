import { useEffect, useState, type ReactElement } from 'react'
import { Editor, Frame, type Resolver } from '@craftjs/core'
import { pageProblems } from './pageProblems'
import { loadPage } from './server'

interface PageLoaderProps {
  pageId: string
  /** Define it outside your components, so that it stays the same object. */
  resolver: Resolver
  /** What a page that was never saved starts with: one <Element is=… canvas>. */
  initial: ReactElement
}

/** Each result keeps the id of the page that it belongs to. */
type Loaded = { pageId: string; json: string } | { pageId: string; problem: string }

export function PageLoader({ pageId, resolver, initial }: PageLoaderProps) {
  const [page, setPage] = useState<Loaded | null>(null)

  useEffect(() => {
    const controller = new AbortController()

    async function load() {
      try {
        const json = await loadPage(pageId, controller.signal)
        const [problem] = json === '' ? [] : pageProblems(json, resolver)
        setPage(problem ? { pageId, problem } : { pageId, json })
      } catch (error) {
        if (!controller.signal.aborted) setPage({ pageId, problem: String(error) })
      }
    }

    void load()
    return () => {
      controller.abort()
      // Otherwise a page that is opened again would start from its old answer.
      setPage(null)
    }
  }, [pageId, resolver])

  // Right after pageId has changed, `page` is still the previous one.
  if (page?.pageId !== pageId) return <p>Loading…</p>
  if ('problem' in page)
    return <p role="alert">The page was not loaded. {page.problem}</p>
  return (
    // #region editor
    <Editor key={pageId} resolver={resolver}>
      {/* An empty answer means a new page: without data, Frame uses its child. */}
      <Frame data={page.json}>{initial}</Frame>
    </Editor>
    // #endregion
  )
}
