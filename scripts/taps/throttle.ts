import type { CDPSession, Page } from '@playwright/test'

/** A page that is slowed down. */
export interface SlowPage {
  /** How long the page's main thread has worked, in milliseconds of its own clock: other programs do not count. */
  worked: () => Promise<number>
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Makes of `page` a phone on slow 4G, as Lighthouse means it: 562 ms of latency, 1.44 Mb/s, a quarter of this speed. */
export async function throttle(page: Page): Promise<SlowPage> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.44 * 1e6) / 8,
    uploadThroughput: (0.675 * 1e6) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { worked: () => workOf(session) }
}
