import type { Browser, Page } from '@playwright/test'
import type { Control, Effect } from './controls'
import { benchmarkIndex, throttle } from '../phone'

/** How one tap went. */
export interface TapResult {
  /** From the tap to the frame that shows its effect, in milliseconds; `null` when there was none in time. */
  milliseconds: number | null
  /** Whether the effect was still there after React had taken over. */
  lasts: boolean
}

/** How long an effect may take before the tap counts as lost, in milliseconds. */
const PATIENCE = 12_000

/** Runs in the page: resolves with the time from the first tap or key to the frame in which the effect is seen. */
function watchEffect({ selector, shown, patience }: Effect & { patience: number }): Promise<number | null> {
  return new Promise((resolve) => {
    let at: number | null = null
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, ({ timeStamp }) => void (at ??= timeStamp), { capture: true })
    const end = performance.now() + patience
    const holds = () =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()) === shown
    const look = () => {
      if (performance.now() > end) return resolve(null)
      if (at === null || !holds()) return requestAnimationFrame(look)
      // The frame is drawn after this callback; the task behind it comes when that is done.
      setTimeout(() => resolve(performance.now() - (at ?? 0)))
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

async function firstPaint(page: Page): Promise<void> {
  for (;;) {
    const painted = await page.evaluate(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        document.readyState !== 'loading',
    )
    if (painted) return
  }
}

/**
 * Where the middle of what `selector` finds first is, brought into view and drawn there, since nobody taps what they do
 * not see yet; throws when it finds nothing.
 */
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

async function act(page: Page, { act }: Control): Promise<void> {
  if ('press' in act) return page.keyboard.press(act.press)
  const { x, y } = await middleOf(page, 'tap' in act ? act.tap : act.into)
  await page.touchscreen.tap(x, y)
  if ('type' in act) await page.keyboard.type(act.type)
}

async function waitForReact(page: Page): Promise<void> {
  await page.keyboard.press('F8')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 30_000 })
  await page.waitForTimeout(500)
}

/** Opens the page of a control on a slow phone, uses the control as soon as anything is painted, and sees what comes. */
export async function measureTap(browser: Browser, siteUrl: string, control: Control): Promise<TapResult> {
  const context = await browser.newContext({
    viewport: { width: control.width, height: 844 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  try {
    // esbuild marks functions with their names, also in those that are sent to the page.
    await context.addInitScript('globalThis.__name = (value) => value')
    const page = await context.newPage()
    await throttle(page, await benchmarkIndex(browser))
    await page.goto(siteUrl + control.path, { waitUntil: 'commit' })
    await firstPaint(page)
    const effect = page.evaluate(watchEffect, { ...control.effect, patience: PATIENCE })
    await act(page, control)
    const milliseconds = await effect
    await waitForReact(page)
    return {
      milliseconds,
      lasts: control.isBrief === true || (await holds(page, control.effect)),
    }
  } finally {
    await context.close()
  }
}
