import { failHydration, watchStart } from './bootFailure'
import { preload } from './preload'

/** Id of the inert template that holds Gatsby's scripts. */
export const TEMPLATE = 'scripts'

/** The inline scripts of Gatsby's scripts slice, read instead of run, so that no policy has to allow them. */
function readInline(text: string): void {
  const mapping = /___chunkMapping="(.*?)";/.exec(text)
  // Gatsby encodes the mapping twice and never decodes it: its own prefetch of chunks finds nothing.
  if (mapping)
    window.___chunkMapping = JSON.parse(JSON.parse(`"${mapping[1]}"`) as string) as Record<string, string[]>
  const hash = /___webpackCompilationHash="(\w+)"/.exec(text)
  if (hash?.[1]) window.___webpackCompilationHash = hash[1]
}

/** The files of each chunk by its name, from the scripts of the template. */
export function filesOfChunks(): Record<string, string[]> {
  const { content } = document.getElementById(TEMPLATE) as HTMLTemplateElement
  for (const { src, text } of content.querySelectorAll('script')) if (!src) readInline(text)
  return window.___chunkMapping as Record<string, string[]>
}

let started = false

/**
 * Starts the framework, once: runs the scripts of the template and fetches in parallel what hydration will ask for.
 *
 * `scriptUrl` makes a Trusted Types URL of a string.
 */
export function startScripts(base: string, scriptUrl: (url: string) => string): void {
  const template = document.getElementById(TEMPLATE) as HTMLTemplateElement | null
  if (started || !template) return
  started = true
  watchStart()
  const { path = '', chunk = '', queries = '' } = template.dataset
  window.pagePath = path
  const files = filesOfChunks()
  for (const source of template.content.querySelectorAll<HTMLScriptElement>('script[src]')) {
    const script = document.createElement('script')
    script.src = scriptUrl(source.src)
    script.onerror = failHydration
    // A script that is added counts as unimportant, and would wait for everything that is fetched ahead.
    script.fetchPriority = 'high'
    document.body.append(script)
  }
  for (const url of files[chunk] ?? []) preload(base + url, 'script')
  const page = path === '/' ? '/index' : path.replace(/\/$/, '')
  const data = ['app-data.json', `${page.slice(1)}/page-data.json${location.search}`]
  for (const hash of queries.split(' ').filter(Boolean)) data.push(`sq/d/${hash}.json`)
  for (const url of data) preload(`${base}/page-data/${url}`, 'fetch')
}
