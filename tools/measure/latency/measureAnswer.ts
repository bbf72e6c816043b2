import type { Browser } from '@playwright/test'
import { openOnPhone } from '../throttling'

/** Milliseconds from opening the search to the first letter. */
const PAUSE = 1000

/** Milliseconds between letters. */
const RHYTHM = 60

/**
 * Opens the search on a page of the docs with Ctrl+K, types a query a second later, and returns the milliseconds from the
 * last letter to the frame that shows results. Simulates a slow phone, with nothing preloaded for the search.
 */
export async function measureAnswer(browser: Browser, url: string): Promise<number> {
  const page = await openOnPhone(browser, { hasTouch: false })
  try {
    await page.goto(`${url}docs/overview`, { waitUntil: 'load' })
    await page.waitForTimeout(2000)
    await page.keyboard.press('Control+k')
    await page.waitForTimeout(PAUSE)
    await page.keyboard.type('usenod', { delay: RHYTHM })
    return await page.evaluate(
      (typed) =>
        new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector('.DocSearch-Hit')) return
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typed)))
          }).observe(document, { childList: true, subtree: true })
          if (document.querySelector('.DocSearch-Hit')) resolve(0)
        }),
      await page.evaluate(() => performance.now()),
    )
  } finally {
    await page.context().close()
  }
}
