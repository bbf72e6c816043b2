import type { Page } from '@playwright/test'

/** Collects layout shifts, starting before the first paint, except for those caused by the reader's input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push(
            `${value}: ${sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 80)).join()}`,
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Layout shifts since `watchShifts`: the score of each, and the elements that moved. */
export async function shiftsOf(page: Page): Promise<string[]> {
  // Shifts are reported after the frame that they occur in.
  await nextFrames(page)
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

/** Waits for four frames. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** Waits until transitions and animations have ended, including those in frames of this site. */
export async function waitForAnimations(page: Page): Promise<void> {
  await nextFrames(page)
  for (const frame of page.frames())
    await frame
      .evaluate(async () => {
        const running = document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        await Promise.allSettled(running.map(({ finished }) => finished))
      })
      // A frame that has been replaced needs no waiting.
      .catch(() => undefined)
}

/** Whether the page scrolls horizontally. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
