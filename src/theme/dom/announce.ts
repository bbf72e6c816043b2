/** Has screen readers say `message`, the same one again included; the layout holds the live region. */
export function announce(document: Document, message: string): void {
  const region = document.getElementById('announcer')
  if (!region) return
  region.textContent = ''
  setTimeout(() => (region.textContent = message), 50)
}
