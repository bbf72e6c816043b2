import { HYDRATED_EVENT, HYDRATION_FAILED_EVENT } from '../../../model/hydration'
import { element } from './dom'

/** Shows an alert at the top of the body, unless the page already has one with this id. */
function showAlert(id: string, ...parts: Element[]): void {
  if (document.getElementById(id)) return
  const alert = element('div', ...parts)
  alert.id = id
  alert.setAttribute('role', 'alert')
  document.body.prepend(alert)
}

/** The base URL that matches the path at which the landing page is served. */
export function suggestedBaseUrl(pathname: string): string {
  const folder = pathname.replace(/index\.html$/, '')
  return folder.endsWith('/') ? folder : `${folder}/`
}

function showBaseUrlBanner(baseUrl: string): void {
  showAlert(
    'base-url-banner',
    element('h2', 'Your Docusaurus site did not load properly.'),
    element('p', 'A very common reason is a wrong site baseUrl configuration.'),
    element('p', `Current configured baseUrl = ${baseUrl}`),
    element('p', `We suggest trying baseUrl = ${suggestedBaseUrl(location.pathname)}`),
  )
}

function showBootFailure(): void {
  const reload = element('button', 'Reload')
  reload.onclick = () => location.reload()
  showAlert('boot-failure', element('p', 'Some scripts of this page could not be loaded.'), reload)
}

/**
 * Shows an alert if React's scripts cannot be loaded; the page can still be read. The landing page then also shows a
 * banner about the base URL, as it does when its path does not match the `baseUrl` that the site was built with.
 *
 * `baseUrl` has a slash at both ends.
 */
export function watchLoading(pagePath: string, baseUrl: string): void {
  const isHome = pagePath === '/'
  if (isHome && suggestedBaseUrl(location.pathname) !== baseUrl) showBaseUrlBanner(baseUrl)
  addEventListener(HYDRATION_FAILED_EVENT, () => {
    showBootFailure()
    if (isHome) showBaseUrlBanner(baseUrl)
  })
  addEventListener(HYDRATED_EVENT, () =>
    document.querySelectorAll('#boot-failure,#base-url-banner').forEach((alert) => alert.remove()),
  )
}
