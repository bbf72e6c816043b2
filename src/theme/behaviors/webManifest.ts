// Inlined into every page: it works before React is there, and without it.
/**
 * Links the web manifest once the page is loaded and painted. Browsers fetch a manifest that is linked in the HTML before
 * the first paint, beside the font (docs/decisions/0017-diet.md).
 */
export function linkManifest(document: Document): void {
  const add = () => {
    const link = document.createElement('link')
    link.rel = 'manifest'
    link.href = `${__BASE_PATH__}/manifest.webmanifest`
    document.head.append(link)
  }
  // A frame is painted some time after it was requested, later on slow devices.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(add, 500)))
}
