const ID = 'route-failure'

/** Takes the message away. */
export function clearRouteFailure(): void {
  document.getElementById(ID)?.remove()
}

/** Loads `url` whole; at the address that is shown already, a fragment would make `assign` a mere scroll. */
function loadWhole(url: string): void {
  if (url === location.href) location.reload()
  else location.assign(url)
}

/**
 * Says that a page could not be loaded, and offers to try again (docs/requirements.md §8).
 *
 * The reader stays where they are. Retry loads `url` whole, with its query and fragment, because Gatsby's loader
 * remembers failures and would not ask again.
 */
export function showRouteFailure(url: string, reason: string): void {
  clearRouteFailure()
  const region = document.createElement('div')
  region.id = ID
  region.setAttribute('role', 'alert')
  const message = document.createElement('p')
  message.textContent = `This page could not be loaded: ${reason}`
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Retry'
  retry.addEventListener('click', () => loadWhole(url))
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Stay here'
  close.addEventListener('click', clearRouteFailure)
  region.append(message, retry, close)
  document.body.append(region)
}

/** Why a page did not come, in words for a reader. */
export function reasonOf(error: unknown): string {
  if (!navigator.onLine) return 'you are offline.'
  if (error instanceof Error && error.message) return `${error.message.replace(/[.\s]*$/, '')}.`
  return 'its data did not arrive.'
}
