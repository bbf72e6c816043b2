import { decoded } from '../../../model/url'

/** The element that a fragment names. `null` if it does not exist, or if the fragment cannot be decoded. */
export function targetOf(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1))
  return id === null ? null : document.getElementById(id)
}

/**
 * Scrolls to the fragment's target, or to the top if it has none, as browsers do when they load a page. Opens the details
 * that contain the target.
 */
export function showTarget(hash: string): void {
  const target = targetOf(hash)
  if (!target) return scrollTo(0, 0)
  let details = target.closest('details')
  while (details) {
    details.open = true
    details = details.parentElement?.closest('details') ?? null
  }
  target.scrollIntoView()
}
