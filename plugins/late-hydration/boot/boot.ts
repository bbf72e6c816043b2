import { savesData, whenIdle } from '../../../src/model/browser'
import {
  EAGER_INTENT,
  type EarlyBehaviors,
  HYDRATED_EVENT,
  SCRIPTS_TEMPLATE,
} from '../../../src/model/hydration'
import { prefetchOnHover } from './prefetchOnHover'
import { isHydrated, recordForReplay } from './replay'
import { filesOfChunks, preload, startScripts } from './startScripts'

/**
 * Delay between intent and start, in milliseconds. Requesting the scripts takes 20 ms on a slow phone, which would delay
 * the behavior that the reader uses. A click that needs React, or an intent in a marked element, starts them at once.
 */
const DELAY = 300

/** Controls that may need React once the reader presses them. */
const CONTROLS = 'button, input, select, textarea, summary, [role=tab], [data-replay]'

/** Keys that only move the page or the focus. */
const MOVING_KEYS = /^(?:Tab|Shift|Control|Alt|Meta|Arrow|Page|Home|End| $)/

const isMarked = (target: EventTarget | null) => !!(target as Element).closest?.(`[${EAGER_INTENT}]`)

/**
 * Whether an event needs React soon: a press on a control, a key that types, or anything but Tab inside an element that is
 * marked (`EAGER_INTENT`). Links do not, because loading the scripts would slow down the next page.
 */
export function isIntent(event: Event): boolean {
  const target = event.target as Element
  const { key } = event as KeyboardEvent
  if (isMarked(target)) return key !== 'Tab'
  if (event.type === 'keydown') return !MOVING_KEYS.test(key)
  return event.type === 'pointerdown' && target.closest('a[href]') === null && !!target.closest(CONTROLS)
}

/** Starts React on the first intent or, unless the reader saves data, when the browser is idle after the first scroll. */
function onIntent(isSaving: boolean): void {
  const stop = new AbortController()
  const go = ({ target }: Event) => {
    stop.abort()
    if (isMarked(target)) startScripts()
    else setTimeout(startScripts, DELAY)
  }
  const options = { capture: true, passive: true, signal: stop.signal }
  for (const type of ['pointerover', 'pointerdown', 'keydown'])
    addEventListener(type, (event) => isIntent(event) && go(event), options)
  if (!isSaving) addEventListener('scroll', (event) => whenIdle(() => go(event)), { ...options, once: true })
}

/**
 * Before hydration, loads the page that Back or Forward leads to.
 *
 * After a reload, entries that client navigation added to the history still belong to one document: the browser changes
 * the address, but not the page.
 */
function followHistory(): void {
  const pageOf = () => location.pathname + location.search
  const initial = pageOf()
  addEventListener('popstate', () => {
    if (!isHydrated() && pageOf() !== initial) location.reload()
  })
}

/** Stops the prefetching of documents when Gatsby's prefetch takes over, or if the reader saves data. */
const endSpeculation = () => document.querySelector('script[type=speculationrules]')?.remove()

/** Installs the behaviors that work without React, and starts React when the reader needs it. */
export function boot(
  installEarly: EarlyBehaviors['installEarly'],
  isHandled: EarlyBehaviors['isHandled'],
): void {
  const { path: pagePath = '', now } = document.getElementById(SCRIPTS_TEMPLATE)?.dataset ?? {}
  const isSaving = savesData(navigator)
  followHistory()
  installEarly({
    pagePath,
    start: startScripts,
    preload,
    filesOfChunk: (name) => (filesOfChunks()[name] ?? []).map((file) => __BASE_PATH__ + file),
  })
  recordForReplay(startScripts, isHandled)
  if (isSaving) endSpeculation()
  else prefetchOnHover(__BASE_PATH__)
  addEventListener(HYDRATED_EVENT, endSpeculation)
  const asked = now?.startsWith('#') ? location.hash : location.search
  if (now !== undefined && asked.startsWith(now)) startScripts()
  else onIntent(isSaving)
}
