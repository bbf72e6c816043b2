import { showBaseUrlBanner } from './baseUrlBanner'
import { element, showAlert } from './element'
import { HYDRATED_EVENT, isHydrated } from './replay'

/** How long after an error the page may still come alive before the reader is told, in milliseconds. */
const PATIENCE = 1000

/**
 * Watches the framework start: an error on the way that leaves the page without it is said, because Gatsby throws where
 * nobody listens. A start that succeeds after all takes the messages away.
 */
export function watchStart(): void {
  const tell = () => setTimeout(() => isHydrated() || showBootFailure(), PATIENCE)
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, tell)
  addEventListener(HYDRATED_EVENT, () =>
    document.querySelectorAll('#boot-failure,#base-url-banner').forEach((alert) => alert.remove()),
  )
}

/** Says that the scripts did not come, and offers to load the page again; reading goes on either way. */
export function showBootFailure(): void {
  const reload = element('button', 'Reload')
  reload.onclick = () => location.reload()
  showAlert(
    'boot-failure',
    element('p', 'Some scripts of this page could not be loaded.'),
    reload,
  ).className = 'route-failure'
  showBaseUrlBanner(`${__BASE_PATH__}/`)
}
