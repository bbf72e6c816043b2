const KEY = 'reloaded-for'

/** The hash of the build on the server, or `null` if this page belongs to the same build or the hash cannot be read. */
async function newBuild(): Promise<string | null> {
  try {
    const response = await fetch(`${__PATH_PREFIX__}/page-data/app-data.json`, { cache: 'no-store' })
    const { webpackCompilationHash } = (await response.json()) as { webpackCompilationHash?: string }
    return webpackCompilationHash === window.___webpackCompilationHash
      ? null
      : (webpackCompilationHash ?? null)
  } catch {
    return null
  }
}

/**
 * Loads `url` as a document if the site was deployed since this page was opened. Returns whether it did.
 *
 * Does this once per URL and build, so that a broken deploy does not cause a loop.
 */
export async function followRedeploy(
  url: string,
  assign: (url: string) => void = (url) => location.assign(url),
): Promise<boolean> {
  const build = await newBuild()
  if (build === null) return false
  try {
    if (sessionStorage.getItem(KEY) === `${build} ${url}`) return false
    sessionStorage.setItem(KEY, `${build} ${url}`)
  } catch {
    return false
  }
  assign(url)
  return true
}
