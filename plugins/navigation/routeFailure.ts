import { ROUTE_FAILURE } from '../../src/model/navigation'

export function clearRouteFailure(): void {
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
export function showRouteFailure(url: string, reason: string): void {
  clearRouteFailure()
  const region = document.createElement('div')
  region.id = ROUTE_FAILURE
  region.setAttribute('role', 'alert')
  const message = document.createElement('p')
  message.textContent = `This page could not be loaded: ${reason}`
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Retry'
  retry.addEventListener('click', () => loadDocument(url))
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Stay here'
  close.addEventListener('click', clearRouteFailure)
  region.append(message, retry, close)
  document.body.append(region)
}

/** Why a page did not load, as the message says it. */
export function reasonOf(error: unknown): string {
  if (!navigator.onLine) return 'you are offline.'
  if (error instanceof Error && error.message) return `${error.message.replace(/[.\s]*$/, '')}.`
  return 'its data did not arrive.'
}
