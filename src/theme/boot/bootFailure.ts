import { element } from './element'
import { HYDRATED_EVENT, isHydrated } from './replay'

const ID = 'boot-failure'

/** How long after an error the page may still come alive before the reader is told, in milliseconds. */
const PATIENCE = 1000

/**
 * Watches the framework start: an error on the way that leaves the page without it is said, because Gatsby throws where
 * nobody listens. A start that succeeds after all takes the message away.
 */
export function watchStart(): void {
  const tell = () => setTimeout(() => isHydrated() || showBootFailure(), PATIENCE)
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, tell)
  addEventListener(HYDRATED_EVENT, () => document.getElementById(ID)?.remove())
}

/** Says that the scripts did not come, and offers to load the page again; reading goes on either way. */
export function showBootFailure(): void {
  if (document.getElementById(ID)) return
  const region = element('div')
  region.id = ID
  region.className = 'route-failure'
  region.setAttribute('role', 'alert')
  const reload = element('button', 'Reload')
  reload.type = 'button'
  reload.onclick = () => location.reload()
  region.append(element('p', 'Some scripts of this page could not be loaded.'), reload)
  document.body.append(region)
}
