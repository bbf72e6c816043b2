import { element } from '../beforeHydration/dom'
import { readStored, storageKeys, writeStored } from '../beforeHydration/storage'
import { loadSheet } from '../../ui'
import sheet from './readingPlace.sheet.css'

/** A page with at least this many screens is long enough to stop in the middle. */
const MIN_SCREENS = 6

/** Time without scrolling after which a place is stored, in milliseconds. */
const PAUSE_MS = 300

/** A page is offered the place if the reader has not scrolled further than this, in screens. */
const MAX_SCREENS_AT_START = 3

/** The link to the place where the reader stopped, while it is shown. */
let offer: HTMLElement | undefined

const keyOf = () => storageKeys.reading(location.pathname.replace(/(.)\/$/, '$1'))

function removeOffer(): void {
  offer?.remove()
  offer = undefined
}

/**
 * Stores the current section of a long page as the place where the reader stopped, or removes the place at the end of the
 * page. While the page offers an earlier place, that one stays.
 */
function storePlace(document: Document): void {
  const { scrollHeight } = document.documentElement
  const id = document.querySelector('[data-contents] [aria-current]')?.getAttribute('href')?.slice(1)
  if (id === undefined || scrollHeight < MIN_SCREENS * window.innerHeight) return
  if (offer?.dataset.id === id) removeOffer()
  if (offer) return
  const isAtEnd = window.innerHeight + window.scrollY >= scrollHeight - 2
  writeStored(keyOf(), isAtEnd ? null : id)
}

/** Stores places whenever the reader stops scrolling. */
function watchScrolling(document: Document): void {
  let timer = 0
  const schedule = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => storePlace(document), PAUSE_MS)
  }
  document.addEventListener('scroll', schedule, { passive: true })
  // The reader may have scrolled before this code was loaded.
  if (window.scrollY > 0) schedule()
}

let isWatching = false

/**
 * On a page that was opened at its top, shows a link to the section where the reader stopped on the last visit, and a
 * button that deletes the place. From then on, stores where the reader stops.
 */
export function offerPlace(document: Document): void {
  removeOffer()
  if (!isWatching) watchScrolling(document)
  isWatching = true
  const id = readStored(keyOf())
  const target = id && document.getElementById(id)
  const isAtStart = location.hash === '' && window.scrollY < MAX_SCREENS_AT_START * window.innerHeight
  if (!target || !isAtStart) return
  const link = element('a', `Continue with “${target.textContent}”`)
  link.href = `#${id}`
  const forget = element('button', 'Forget this place')
  forget.type = 'button'
  const shown = element('p', link, forget)
  shown.className = 'reading-place'
  shown.dataset.id = id
  forget.onclick = () => {
    removeOffer()
    writeStored(keyOf(), null)
  }
  offer = shown
  loadSheet(sheet).then(
    () => shown === offer && document.getElementById('main')?.prepend(shown),
    () => shown === offer && removeOffer(),
  )
}
