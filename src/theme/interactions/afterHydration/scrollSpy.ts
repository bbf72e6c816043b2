import { offerPlace } from './readingPlace'

/** Minimum time between two updates, in milliseconds: one frame at 60 Hz (docs/requirements.md §9). */
const FRAME_MS = 16

/** A link scrolls its heading to `scroll-padding-top`. A heading up to this many pixels below that counts as current. */
const TOLERANCE = 44

/** How far above its current position a link to the heading `id` scrolls its top, in pixels. */
function distanceOf(id: string): number {
  const heading = document.getElementById(id)
  if (!heading) return Infinity
  return heading.getBoundingClientRect().top - (parseFloat(getComputedStyle(heading).scrollMarginTop) || 0)
}

/** Shows how far the reader has scrolled, and in a narrow window the current section, in the title of the contents. */
function showProgress(contents: HTMLElement, current: HTMLElement | undefined): void {
  const title = contents.querySelector('button')
  if (!title) return
  const length = Math.max(1, document.documentElement.scrollHeight - window.innerHeight)
  title.dataset.read = `${Math.round((100 * window.scrollY) / length)}%`
  title.dataset.current = current?.textContent ?? ''
  title.style.setProperty('--read', title.dataset.read)
}

/** Marks the link to the current heading, and keeps it in view in a long table of contents. */
function updateScrollSpy(document: Document): void {
  const contents = document.querySelector<HTMLElement>('[data-contents]')
  if (!contents) return
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const line = TOLERANCE + (parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0)
  const idOf = (link: HTMLElement) => link.getAttribute('href')!.slice(1)
  const above = links.filter((link) => distanceOf(idOf(link)) <= line)
  const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.offsetHeight - 2
  const current = isAtEnd ? links.at(-1) : above.at(-1)
  showProgress(contents, current)
  if (current?.hasAttribute('aria-current')) return
  for (const link of links) link.removeAttribute('aria-current')
  showNear(contents, current)
  if (!current) return
  current.setAttribute('aria-current', 'location')
  const overflow = current.getBoundingClientRect().bottom - contents.getBoundingClientRect().bottom
  if (overflow > 0 || current.offsetTop < contents.scrollTop) contents.scrollTop += overflow + 80
}

/**
 * In a long table of contents, shows the third-level entries in the section of `current`, and hides all others.
 *
 * The list is hidden while it changes and then rendered again: otherwise browsers count each entry that moves during a
 * scroll as a layout shift.
 */
function showNear(contents: HTMLElement, current: HTMLElement | undefined): void {
  const list = contents.querySelector<HTMLElement>('[data-long] > ul')
  if (!list) return
  const section = sectionOf(current?.parentElement)
  const { scrollTop } = contents
  list.style.display = 'none'
  for (const entry of list.children) entry.toggleAttribute('data-near', sectionOf(entry) === section)
  void list.offsetHeight
  list.style.display = ''
  contents.scrollTop = scrollTop
}

/** The second-level entry that contains `entry`, or `entry` itself. */
const sectionOf = (entry: Element | null | undefined): Element | null | undefined =>
  entry?.matches('[data-level="3"]') ? sectionOf(entry.previousElementSibling) : entry

/** Updates the table of contents on scroll and resize. */
function installScrollSpy(document: Document): void {
  let isPending = false
  const schedule = () => {
    if (isPending) return
    isPending = true
    setTimeout(() => {
      isPending = false
      updateScrollSpy(document)
    }, FRAME_MS)
  }
  document.addEventListener('scroll', schedule, { passive: true })
  window.addEventListener('resize', schedule)
}

let isInstalled = false

/**
 * Marks the current entry in the page's table of contents, now and on every scroll, and offers to continue where the reader
 * stopped on the last visit.
 */
export function followReader(document: Document): void {
  if (!isInstalled) installScrollSpy(document)
  isInstalled = true
  updateScrollSpy(document)
  offerPlace(document)
}
