import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** Current speed of this machine as Lighthouse's benchmark index. An idle desktop scores 1,500 or more. */
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

/** Index of the desktop that Lighthouse slows down four times to simulate a mid-range phone. */
const DESKTOP = 1500

/** Slowdown that simulates that phone on a machine with this index: 4, or less if the machine is slow or busy. */
export const slowdown = (index: number) => Math.min(4, Math.max(1, (4 * index) / DESKTOP))

/** Opens a page on a simulated mid-range phone with Lighthouse's slow 4G: 562 ms of latency and 1.44 Mb/s. */
export async function openOnPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const rate = slowdown(await benchmarkIndex(browser))
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const context = await browser.newContext({ ...phone, ...options })
  // esbuild adds `__name` calls to functions, including those sent to the page.
  await context.addInitScript('globalThis.__name = (value) => value')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.44 * 1e6) / 8,
    uploadThroughput: (0.675 * 1e6) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return page
}
