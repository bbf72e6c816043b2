const KEY = 'reloaded-for'

/** Whether the server has another build than the running one. */
async function isRedeployed(): Promise<boolean> {
  try {
    const response = await fetch(`${__PATH_PREFIX__}/page-data/app-data.json`, { cache: 'no-store' })
    const { webpackCompilationHash } = (await response.json()) as { webpackCompilationHash?: string }
    return webpackCompilationHash !== undefined && webpackCompilationHash !== window.___webpackCompilationHash
  } catch {
    return false
  }
}

/**
 * Loads `url` as a document if the site was deployed since this page was opened; returns whether it did.
 *
 * Once per URL and visit, so that a broken deploy does not cause a loop.
 */
export async function followRedeploy(url: string): Promise<boolean> {
  if (!(await isRedeployed())) return false
  try {
    if (sessionStorage.getItem(KEY) === url) return false
    sessionStorage.setItem(KEY, url)
  } catch {
    return false
  }
  location.assign(url)
  return true
}
