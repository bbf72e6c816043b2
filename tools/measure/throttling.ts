import type { Browser, Page } from '@playwright/test'

/**
 * How fast this machine is right now: Lighthouse's benchmark index, by its loop over growing strings. A quiet desktop
 * has 1,500 or more.
 */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const index = await page.evaluate(() => {
    const start = performance.now()
    let rounds = 0
    for (; performance.now() - start < 500; rounds++) {
      let text = ''
      for (let at = 0; at < 10_000; at++) text += 'a'
      if (text.length === 1) throw new Error('The loop was optimized away.')
    }
    return (100 * rounds) / (performance.now() - start)
  })
  await page.close()
  return index
}

/** Index of the desktops that Lighthouse slows down to a quarter, to have a phone of the middle class. */
const DESKTOP = 1500

/** How many times slower than this machine that phone is, with `index` as the machine's: 4, or less when it is busy. */
export const slowdown = (index: number) => Math.min(4, Math.max(1, (4 * index) / DESKTOP))

/**
 * Makes of `page` a phone on slow 4G, as Lighthouse means it: 562 ms of latency, 1.44 Mb/s, and a quarter of a desktop's
 * speed. A machine that is slower, or busy with something else, is slowed down less, so that the phone stays the same.
 */
export async function throttle(page: Page, index: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.44 * 1e6) / 8,
    uploadThroughput: (0.675 * 1e6) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown(index) })
}
