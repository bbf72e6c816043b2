const KEY = 'reloaded-for'

/** Whether the server has another build than the one that runs here. */
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
 * Goes to `url` by a document load if the site was deployed again since this page was opened; returns whether it did.
 *
 * Once for each URL and visit, so that a broken deploy ends in a message and not in a loop.
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
