const id = 'announcer'

/** The page's live region, made on first use. */
function regionOf(document: Document): HTMLElement {
  const known = document.getElementById(id)
  if (known) return known
  const region = document.createElement('div')
  region.id = id
  region.className = 'visually-hidden'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

/** Has screen readers say `message`, the same one again included, without moving the focus. */
export function announce(document: Document, message: string): void {
  const region = regionOf(document)
  region.textContent = ''
  setTimeout(() => (region.textContent = message), 50)
}
