import type { Browser, Page } from '@playwright/test'
import type { Control, Effect } from './controls'
import { openOnPhone } from '../throttling'

export interface TapResult {
  /** Milliseconds from the tap to the frame that shows its effect; `null` when the tap was lost. */
  milliseconds: number | null
  /** Whether the effect was still there after hydration. */
  lasts: boolean
  /** The tag of the element that was touched. */
  used: string
}

/** How long an effect may take before the tap counts as lost, in milliseconds. */
const TIMEOUT = 12_000

interface Seen {
  milliseconds: number | null
  used: string
}

/**
 * Runs in the page: resolves with the time from the first tap to the frame that shows the effect, and with what was
 * tapped.
 */
function watchEffect({ selector, shown, timeout }: Effect & { timeout: number }): Promise<Seen> {
  return new Promise((resolve) => {
    let at: number | null = null
    let used = 'nothing'
    const note = ({ timeStamp, target }: Event) => {
      at = timeStamp
      if (target instanceof Element) used = (target.cloneNode() as Element).outerHTML
    }
    addEventListener('pointerdown', note, { capture: true, once: true })
    const end = performance.now() + timeout
    const holds = () =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()) === shown
    const look = () => {
      if (performance.now() > end) return resolve({ milliseconds: null, used })
      if (at === null || !holds()) return requestAnimationFrame(look)
      // The frame is painted after this callback; the next task runs after that.
      setTimeout(() => resolve({ milliseconds: performance.now() - (at ?? 0), used }))
    }
    requestAnimationFrame(look)
  })
}

const holds = (page: Page, effect: Effect) =>
  page.evaluate(
    ({ selector, shown }) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()) === shown,
    effect,
  )

/** Resolves after the first paint, when the document is complete. Observed inside the page: polling would slow it down. */
const firstPaint = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState === 'loading')
      await new Promise((whole) => document.addEventListener('DOMContentLoaded', whole))
    await new Promise<void>((painted) =>
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) painted()
      }).observe({ type: 'paint', buffered: true }),
    )
  })

/** The center of the first visible match, scrolled into view and painted. Throws when there is none. */
const middleOf = (page: Page, selector: string) =>
  page.evaluate(async (selector) => {
    const element = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility())
    if (!element) throw new Error(`Nothing that can be seen is ${selector}.`)
    const inView = () => element.getBoundingClientRect()
    if (inView().bottom > innerHeight - 60) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    }
    const { x, y, width, height } = inView()
    return { x: x + width / 2, y: y + height / 2 }
  }, selector)

/**
 * A tap. Touch start and end are sent together: a busy page would receive the end so late that it would be a long press.
 */
async function tap(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
}

async function waitForReact(page: Page): Promise<void> {
  await page.keyboard.press('F8')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 30_000 })
  await page.waitForTimeout(500)
}

/** Opens the page of a control on a slow phone, taps the control after the first paint, and measures the effect. */
export async function measureTap(browser: Browser, siteUrl: string, control: Control): Promise<TapResult> {
  const page = await openOnPhone(browser, {
    viewport: { width: control.width, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  try {
    await page.goto(siteUrl + control.path, { waitUntil: 'commit' })
    await firstPaint(page)
    const effect = page.evaluate(watchEffect, { ...control.effect, timeout: TIMEOUT })
    const { x, y } = await middleOf(page, control.tap)
    await tap(page, x, y)
    const { milliseconds, used } = await effect
    await waitForReact(page)
    return { milliseconds, used, lasts: control.isBrief === true || (await holds(page, control.effect)) }
  } finally {
    await page.context().close()
  }
}
