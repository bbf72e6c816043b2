import type { Browser, Page } from '@playwright/test'
import type { Control } from './controls'
import { openOnPhone } from '../throttling'

export interface TapResult {
  /** Milliseconds from the tap to the frame that shows its effect; `null` if the tap was lost. */
  milliseconds: number | null
  /** Whether the effect persisted after hydration. */
  lasts: boolean
}

type Effect = Pick<Control, 'selector' | 'isShown'>

/** Milliseconds without an effect after which a tap counts as lost. */
const TIMEOUT = 12_000

/** Runs in the page: resolves with the time from the first tap to the frame that shows the effect. */
function watchEffect({ selector, isShown, timeout }: Effect & { timeout: number }): Promise<number | null> {
  return new Promise((resolve) => {
    let at: number | null = null
    const note = ({ timeStamp }: Event) => void (at = timeStamp)
    addEventListener('pointerdown', note, { capture: true, once: true })
    const end = performance.now() + timeout
    const look = () => {
      if (performance.now() > end) return resolve(null)
      const isSeen = [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
      if (at === null || isSeen !== isShown) return requestAnimationFrame(look)
      // The frame is painted after this callback; the next task runs after that.
      setTimeout(() => resolve(performance.now() - (at ?? 0)))
    }
    requestAnimationFrame(look)
  })
}

/** Resolves after the first paint, once the document is complete. Observes it in the page, since polling would slow it. */
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

/** Scrolls the first visible match into view, waits for paint, and returns its center. Throws if there is none. */
const middleOf = (page: Page, selector: string) =>
  page.evaluate(async (selector) => {
    const element = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility())
    if (!element) throw new Error(`No visible element matches ${selector}.`)
    if (element.getBoundingClientRect().bottom > innerHeight - 60) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    }
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, selector)

/** Opens the page of a control on a slow phone, taps the control after the first paint, and measures the effect. */
export async function measureTap(browser: Browser, siteUrl: string, control: Control): Promise<TapResult> {
  const page = await openOnPhone(browser, {
    viewport: { width: control.width, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  try {
    await page.goto(siteUrl + control.path, { waitUntil: 'commit' })
    await firstPaint(page)
    const effect = page.evaluate(watchEffect, {
      selector: control.selector,
      isShown: control.isShown,
      timeout: TIMEOUT,
    })
    const place = await middleOf(page, control.tap)
    const session = await page.context().newCDPSession(page)
    // Sent together, since a busy page might receive the end so late that the tap becomes a long press.
    await Promise.all([
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ])
    const milliseconds = await effect
    await page.keyboard.press('F8')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 30_000 })
    await page.waitForTimeout(500)
    const isSeen = await page.locator(control.selector).filter({ visible: true }).count()
    return { milliseconds, lasts: control.isBrief || isSeen > 0 === control.isShown }
  } finally {
    await page.context().close()
  }
}
