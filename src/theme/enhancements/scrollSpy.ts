import { delegate } from '../behaviors/delegate'
import { setDisclosed } from '../behaviors/disclosure'

/** The least time between two updates, in milliseconds: one frame at 60 a second. */
const frame = 16

/** A heading counts as being read from this many pixels below where links to it scroll. */
const reach = 24

/** Which of the headings at `tops`, pixels in order, is being read at `line`; -1 above them all. */
export function headingAt(tops: readonly number[], line: number): number {
  return tops.filter((top) => top <= line).length - 1
}

/** Marks the link to the heading that is being read, and keeps it in view in a long table of contents. */
export function showReading(document: Document): void {
  const contents = document.querySelector<HTMLElement>('[data-contents]')
  if (!contents) return
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const tops = links.map(
    (link) =>
      document.getElementById(link.getAttribute('href')!.slice(1))?.getBoundingClientRect().top ?? Infinity,
  )
  const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.offsetHeight - 2
  const current = links[isAtEnd ? links.length - 1 : headingAt(tops, line + reach)]
  if (current?.hasAttribute('aria-current')) return
  for (const link of links) link.removeAttribute('aria-current')
  if (!current) return
  current.setAttribute('aria-current', 'location')
  const past = current.getBoundingClientRect().bottom - contents.getBoundingClientRect().bottom
  if (past > 0 || current.offsetTop < contents.scrollTop) contents.scrollTop += past + 80
}

/** Follows the reader down the page, one update a frame at most; a chosen link folds the table on small screens. */
export function installScrollSpy(document: Document): void {
  let waiting = false
  const follow = () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      showReading(document)
    }, frame)
  }
  document.addEventListener('scroll', follow, { passive: true })
  window.addEventListener('resize', follow)
  delegate(document, 'click', '[data-contents] a', (link) => {
    const button = link.closest('[data-contents]')?.querySelector<HTMLElement>('[data-disclosure]')
    if (button) setDisclosed(button, false)
  })
  showReading(document)
}
