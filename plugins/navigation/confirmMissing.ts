async function exists(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}

/**
 * Asks the server before showing the not-found page.
 *
 * When page data is missing, Gatsby requests the page's HTML to tell a failure from an unknown path. Under a path prefix,
 * it requests the wrong path, and shows the not-found page for a page that exists.
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
