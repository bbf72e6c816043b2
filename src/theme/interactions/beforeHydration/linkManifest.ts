/**
 * Links the web manifest after the first paint. If the HTML linked it, the browser would fetch it earlier, in
 * competition with the font (docs/decisions/0004-speed-has-a-price.md).
 */
export function linkManifest(document: Document): void {
  const add = () => {
    const link = document.createElement('link')
    link.rel = 'manifest'
    link.href = `${__BASE_PATH__}/manifest.webmanifest`
    document.head.append(link)
  }
  // The browser paints the frame some time after this callback; on slow devices, much later.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(add, 500)))
}
