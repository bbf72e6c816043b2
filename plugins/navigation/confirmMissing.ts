/** Whether the server has a page at `path`. */
async function exists(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}

/**
 * Asks the server before a page counts as not found.
 *
 * When the data of a page is missing, Gatsby looks for its HTML, to tell a failure from an address that leads nowhere.
 * Under a path prefix it looks in the wrong place, finds nothing, and shows the not-found page for one that exists.
 */
export function confirmMissing(): void {
  if (__BASE_PATH__ === '') return
  const loader = window.___loader
  const { loadPage } = loader
  loader.loadPage = async (path) => {
    const page = await loadPage(path)
    const isMissed = page?.status !== 'error' && loader.isPageNotFound(path) && (await exists(path))
    return isMissed ? { status: 'error' } : page
  }
}
