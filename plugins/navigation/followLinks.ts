import { internalUrl, isPlainClick, linkOf } from './internalUrl'

/**
 * Follows internal links by client navigation, including those in prose, which are plain HTML. The browser follows links
 * within a page.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    const url = internalUrl(link, `${__BASE_PATH__}/`)
    if (!url) return
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return
    event.preventDefault()
    window.___navigate(url.href)
  })
}
