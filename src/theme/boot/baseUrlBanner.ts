import { element, showAlert } from './element'

/** The base URL that would fit the address at which the landing page stands. */
export function suggestedBaseUrl(pathname: string): string {
  const folder = pathname.replace(/index\.html$/, '')
  return folder.endsWith('/') ? folder : `${folder}/`
}

/**
 * Says on the landing page, and nowhere else, that the site did not load, and that it may have been built for another
 * base URL (spec §8).
 *
 * `baseUrl` is the one the site was built with, with a slash at both ends.
 */
export function showBaseUrlBanner(baseUrl: string): void {
  if (document.getElementById('scripts')?.dataset.path !== '/') return
  showAlert(
    'base-url-banner',
    element('h2', 'Your Docusaurus site did not load properly.'),
    element('p', 'A very common reason is a wrong site baseUrl configuration.'),
    element('p', `Current configured baseUrl = ${baseUrl}`),
    element('p', `We suggest trying baseUrl = ${suggestedBaseUrl(location.pathname)}`),
  )
}

/** Shows the banner when the landing page stands at another address than the site was built for. */
export function checkBaseUrl(baseUrl: string): void {
  if (suggestedBaseUrl(location.pathname) !== baseUrl) showBaseUrlBanner(baseUrl)
}
