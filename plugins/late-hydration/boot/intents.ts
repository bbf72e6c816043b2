import { whenIdle } from '../../../src/model/browser'
import { ANY_INTENT } from '../../../src/model/hydration'

/** Events that may show that a reader wants to interact. */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Whether an event needs React soon. On links it does not, since the scripts would compete with the next page. A pointer
 * has to be over a control, not over text.
 */
export function isIntent(event: Event): boolean {
  if (document.querySelector(`[${ANY_INTENT}]`)) return true
  const target = event.target instanceof Element ? event.target : null
  if (event.type === 'keydown')
    return !/^(?:Tab|Shift|Control|Alt|Meta|Arrow|Page|Home|End| $)/.test((event as KeyboardEvent).key)
  if (target?.closest('a[href]')) return false
  return Boolean(target?.closest('button, input, select, textarea, summary, [role], [tabindex]'))
}

/** Calls `start` on the first intent or, unless the reader saves data, when the browser is idle after the first scroll. */
export function onIntent(start: () => void, savesData: boolean): void {
  const stop = new AbortController()
  const go = () => {
    stop.abort()
    start()
  }
  const options = { capture: true, passive: true, signal: stop.signal }
  for (const intent of INTENTS) addEventListener(intent, (event) => isIntent(event) && go(), options)
  if (savesData) return
  addEventListener('scroll', () => whenIdle(go), { ...options, once: true })
}
