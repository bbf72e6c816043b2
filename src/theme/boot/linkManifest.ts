/**
 * Links the web manifest once the page is loaded and drawn. From a link in the HTML browsers would fetch it before the
 * first paint, beside the font (docs/decisions/0017-diet.md).
 *
 * `base` is the path prefix without a slash at the end.
 */
export function linkManifest(base: string): void {
  const add = () => {
    const link = document.createElement('link')
    link.rel = 'manifest'
    link.href = `${base}/manifest.webmanifest`
    document.head.append(link)
  }
  // A frame is seen some time after it was drawn, later on slow devices.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(add, 500)))
}
