import { HYDRATION_FAILED_EVENT, SCRIPTS_TEMPLATE } from '../../../src/model/hydration'
import { isHydrated } from './replay'

const policy = window.trustedTypes?.createPolicy('boot', {
  // The result is always a script of this site.
  createScriptURL: (url) => location.origin + new URL(url, location.href).pathname,
})

/** The trusted URL of a script of this site; a string in browsers without Trusted Types. */
const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url

/** How long the page may take to hydrate after an error, in milliseconds. */
const GRACE_PERIOD = 1000

/** Lets the site show a message that React did not start. */
const failHydration = () => dispatchEvent(new Event(HYDRATION_FAILED_EVENT))

/** Reports failures to start that surface only as uncaught errors in Gatsby. */
function watchStart(): void {
  const check = () => setTimeout(() => isHydrated() || failHydration(), GRACE_PERIOD)
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, check)
}

/** Preloads a file that a script will request soon. */
export function preload(href: string, as: 'script' | 'style' | 'fetch'): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  if (as === 'fetch') link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
}

/** Parses the inline scripts of Gatsby's slice instead of running them, so that the policy need not allow them. */
function readInline(text: string): void {
  const mapping = /___chunkMapping="(.*?)";/.exec(text)
  // Gatsby encodes the mapping twice and never decodes it, so its own prefetch finds no chunks.
  if (mapping)
    window.___chunkMapping = JSON.parse(JSON.parse(`"${mapping[1]}"`) as string) as Record<string, string[]>
  const hash = /___webpackCompilationHash="(\w+)"/.exec(text)
  if (hash?.[1]) window.___webpackCompilationHash = hash[1]
}

/** The files of each chunk by the name of the chunk, from the scripts in the template. */
export function filesOfChunks(): Record<string, string[]> {
  const { content } = document.getElementById(SCRIPTS_TEMPLATE) as HTMLTemplateElement
  for (const { src, text } of content.querySelectorAll('script')) if (!src) readInline(text)
  return window.___chunkMapping as Record<string, string[]>
}

let started = false

/** Starts React once: runs the scripts in the template, and preloads the files that hydration will request. */
export function startScripts(): void {
  const template = document.getElementById(SCRIPTS_TEMPLATE) as HTMLTemplateElement | null
  if (started || !template) return
  started = true
  watchStart()
  // The page needs these frames at once, so they load in parallel with the scripts.
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-start-src]')) {
    const { startSrc = '', startData } = frame.dataset
    frame.src = startSrc
    // The page will fetch this file for the frame, unless the address names something else to open.
    if (startData && !location.hash) preload(startData, 'fetch')
    // Lets a style sheet hide the default content if the address names something else to open.
    if (location.hash.includes('=')) frame.dataset.other = ''
  }
  const { path = '', chunk = '', queries = '' } = template.dataset
  window.pagePath = path
  const files = filesOfChunks()
  for (const source of template.content.querySelectorAll<HTMLScriptElement>('script[src]')) {
    const script = document.createElement('script')
    script.src = scriptUrl(source.src)
    script.onerror = failHydration
    // Scripts added by scripts have low priority by default, and would wait for all prefetches.
    script.fetchPriority = 'high'
    document.body.append(script)
  }
  for (const url of files[chunk] ?? []) preload(__BASE_PATH__ + url, 'script')
  const page = path === '/' ? '/index' : path.replace(/\/$/, '')
  const data = ['app-data.json', `${page.slice(1)}/page-data.json`]
  for (const hash of queries.split(' ').filter(Boolean)) data.push(`sq/d/${hash}.json`)
  for (const url of data) preload(`${__BASE_PATH__}/page-data/${url}`, 'fetch')
}
