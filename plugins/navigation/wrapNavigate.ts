import { ROUTE_FAILURE, ROUTE_PENDING, ROUTE_SETTLED } from '../../src/model/navigation'
import { internalTarget } from './links'
import { isMoved } from './loaderFailures'
import { followRedeploy } from './redeploy'
import type { GatsbyNavigate } from './gatsbyGlobals'

let latest = 0

/**
 * Loads a page and returns whether to show it. If loading fails, shows a message and returns `false`; a page that has moved
 * is loaded as a document. Also returns `false` if the reader has navigated to another page in the meantime.
 */
export async function prepare(url: URL): Promise<boolean> {
  const turn = ++latest
  clearRouteFailure()
  dispatchEvent(new Event(ROUTE_PENDING))
  let reason: string | null = null
  try {
    const page = await window.___loader.loadPage(url.pathname + url.search)
    if (!page || page.status === 'error') reason = reasonOf(page && 'error' in page ? page.error : undefined)
  } catch (error) {
    reason = reasonOf(error)
  }
  if (turn !== latest) return false
  dispatchEvent(new Event(ROUTE_SETTLED))
  if (reason === null) return true
  if (await isMoved(url)) loadDocument(url.href)
  else if (!(await followRedeploy(url.href))) showRouteFailure(url.href, reason)
  return false
}

/**
 * Wraps Gatsby's navigation: the last click wins, failures are shown, query and fragment are kept, and nothing leaves
 * the origin.
 */
export function wrapNavigate(): void {
  const original = window.___navigate
  const navigate: GatsbyNavigate = (to, options) => {
    if (typeof to === 'number') return original(to, options)
    const target = internalTarget(to)
    if (target === null) return
    if (target.kind === 'document') return location.assign(target.url.href)
    const { pathname, search, hash, href } = target.url
    void prepare(target.url).then((ready) => {
      // As in browsers, a link to the current address adds no entry to the history.
      if (ready) original(pathname + search + hash, { replace: href === location.href, ...options })
    })
  }
  window.___navigate = navigate
  window.___push = (to) => navigate(to)
  window.___replace = (to) => navigate(to, { replace: true })
}

function clearRouteFailure(): void {
  document.getElementById(ROUTE_FAILURE)?.remove()
}

/** Loads `url` as a document; `assign` to a fragment of the current page would only scroll. */
function loadDocument(url: string): void {
  if (url === location.href) location.reload()
  else location.assign(url)
}

/**
 * Shows a message that a page could not be loaded, with a Retry button (docs/requirements.md §8).
 *
 * Retry loads `url` as a document, with query and fragment: Gatsby's loader remembers failures and does not send another
 * request.
 */
function showRouteFailure(url: string, reason: string): void {
  clearRouteFailure()
  const region = document.createElement('div')
  region.id = ROUTE_FAILURE
  region.setAttribute('role', 'alert')
  const message = document.createElement('p')
  message.textContent = `This page could not be loaded: ${reason}`
  const button = (textContent: string, onclick: () => void) =>
    Object.assign(document.createElement('button'), { type: 'button', textContent, onclick })
  region.append(
    message,
    button('Retry', () => loadDocument(url)),
    button('Stay here', clearRouteFailure),
  )
  document.body.append(region)
}

/** The reason why a page did not load, for the message. */
function reasonOf(error: unknown): string {
  if (!navigator.onLine) return 'you are offline.'
  if (error instanceof Error && error.message) return `${error.message.replace(/[.\s]*$/, '')}.`
  return 'its data did not arrive.'
}
