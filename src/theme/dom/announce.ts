/** Has screen readers say `message`, the same one again included; the live region stands in every page's HTML (gatsby-ssr.tsx). */
export function announce(document: Document, message: string): void {
  const region = document.getElementById('announcer')
  if (!region) return
  region.textContent = ''
  setTimeout(() => (region.textContent = message), 50)
}
