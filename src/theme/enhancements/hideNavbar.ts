/** Hides a navbar with `data-hide-on-scroll` while the reader scrolls down, and shows it on the way up. */
export function installHidingNavbar(document: Document): void {
  let last = 0
  document.addEventListener(
    'scroll',
    () => {
      const top = window.scrollY
      const bar = document.querySelector('[data-hide-on-scroll]')
      bar?.toggleAttribute('data-hidden', top > last && top > 120)
      last = top
    },
    { passive: true },
  )
}
