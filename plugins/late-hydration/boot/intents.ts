import { whenIdle } from '../../../src/model/browser'

/** Events by which a reader shows that more than reading is wanted. */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Whether an event asks for the framework. Links do not: the scripts would fight the reader's own navigation.
 *
 * A pointer that merely passes over text does not either; it has to be over something one can use.
 */
export function isIntent(event: Event): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (event.type === 'keydown')
    return !/^(?:Tab|Shift|Control|Alt|Meta|Arrow|Page|Home|End| $)/.test((event as KeyboardEvent).key)
  if (target?.closest('a[href]')) return false
  return Boolean(target?.closest('button, input, select, textarea, summary, [role], [tabindex]'))
}

/** Calls `start` on the first intent, and on the first scroll when the browser is idle and nothing is to be saved. */
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
