// Inlined into every page: it works before React is there, and without it.
/** Has screen readers say `message`, even the same one again. The live region is in the HTML of every page (gatsby-ssr.tsx). */
export function announce(document: Document, message: string): void {
  const region = document.getElementById('announcer')
  if (!region) return
  region.textContent = ''
  setTimeout(() => (region.textContent = message), 50)
}
