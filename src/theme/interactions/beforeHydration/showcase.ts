import { savesData } from '../../../model/browser'
import { LANDING_LOADED } from './landingEditor'
import { readStored, writeStored } from './storage'

/** Key in session storage. It is defined here because only the landing page needs it. */
const SHOWN = 'showcase.shown'

/** How long the reader must have been idle before the showcase begins, in milliseconds. */
const REST = 1500

/** Events that mean the reader is interacting with the page, or just browsing it. */
const USES = ['pointerdown', 'touchstart', 'keydown'] as const
const LOOKS = ['wheel', 'scroll', 'visibilitychange'] as const

/** The fraction of the editor that must be visible. */
const SEEN = 0.3

/** Whether the showcase may run: in a wide window, with motion, without a data saver, and once per visit. */
const isWelcome = () =>
  matchMedia('(min-width:997px) and (prefers-reduced-motion:no-preference)').matches &&
  !savesData(navigator) &&
  readStored(SHOWN, 'session') === null

/**
 * Makes the editor on the landing page demonstrate itself, once per visit, when the reader has been idle for a moment.
 * Anything the reader does stops the showcase, and the editor restores its page (examples/landing/src/showcase). It
 * does not begin once the reader has clicked, tapped, or pressed a key.
 */
export function installShowcase(document: Document): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-src]')
  if (!frame || 'showcase' in frame.dataset || !isWelcome()) return
  frame.dataset.showcase = ''
  const over = new AbortController()
  const options = { capture: true, passive: true, signal: over.signal }
  let timer = 0
  let isSeen = false
  let isOn = false

  const show = (on: boolean) => {
    isOn = on
    frame.contentWindow?.postMessage({ LANDING_PAGE_SHOWCASE: on }, location.origin)
  }
  const end = () => {
    clearTimeout(timer)
    if (isOn) show(false)
    over.abort()
  }
  const begin = () => {
    const isLoaded = document.documentElement.classList.contains(LANDING_LOADED)
    if (!isLoaded || !isSeen || document.hidden || frame.matches(':hover')) return
    writeStored(SHOWN, 'true', 'session')
    show(true)
  }
  const wait = () => {
    if (isOn || !frame.isConnected) return end()
    clearTimeout(timer)
    timer = window.setTimeout(begin, REST)
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      isSeen = (entry?.intersectionRatio ?? 0) >= SEEN
      wait()
    },
    { threshold: SEEN },
  )

  for (const type of USES) addEventListener(type, end, options)
  for (const type of LOOKS) addEventListener(type, wait, options)
  for (const type of ['pointerenter', 'pointerleave']) frame.addEventListener(type, wait, options)
  // The editor sends a message when it has loaded.
  addEventListener('message', () => isOn || wait(), options)
  observer.observe(frame)
  over.signal.addEventListener('abort', () => observer.disconnect())
}
