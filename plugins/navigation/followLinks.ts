import { internalUrl, isPlainClick, linkOf } from './internalUrl'

/**
 * Follows every internal link by client navigation, including those in prose, which are plain HTML. A link to another
 * place on the same page is left to the browser.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    const url = internalUrl(link, `${__BASE_PATH__}/`)
    if (!url) return
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return
    event.preventDefault()
    window.___navigate(url.pathname + url.search + url.hash)
  })
}
