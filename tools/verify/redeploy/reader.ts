import type { Browser } from '@playwright/test'
import { watch } from '../../../e2e/watch'

/** Where a reader stands: the message is what the page says went wrong. */
export interface Standing {
  url: string
  title: string
  message: string | null
}

/** Somebody who reads in a window of their own. */
export interface Reader {
  /** Opens a page, and uses it until React has taken it over. */
  open: (url: string) => Promise<void>
  /** Clicks a link to Support, with what `path` has behind it; `path` is relative to the site. */
  follow: (path: string) => Promise<void>
  /** Where they stand once nothing has changed for two seconds. */
  settled: () => Promise<Standing>
  /** How many documents were loaded since the page was opened. */
  loads: () => number
  /** What went against the policy. */
  violations: () => string[]
  close: () => Promise<void>
}

/** Opens a window of a browser. */
export async function openReader(browser: Browser): Promise<Reader> {
  const context = await browser.newContext()
  const faults = await watch(context)
  // What is fetched ahead would hide what a deploy took away.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const page = await context.newPage()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  const standing = () =>
    page.evaluate(() => ({
      url: location.href,
      title: document.querySelector('h1')?.textContent ?? 'blank',
      message: document.querySelector('[role=alert]')?.textContent ?? null,
    }))
  return {
    open: async (url) => {
      await page.goto(url)
      await page.keyboard.press('F8')
      await page.waitForSelector('html[data-hydrated]', { timeout: 15_000 })
      loads = 0
    },
    follow: async (path) => {
      const link = page.locator('header').getByRole('link', { name: 'Support' })
      await link.evaluate((link: HTMLAnchorElement, path) => {
        link.href = new URL(path, new URL(link.href)).href
      }, path)
      await link.click()
    },
    settled: async () => {
      let last = ''
      for (const end = Date.now() + 30_000; Date.now() < end;) {
        await page.waitForTimeout(2_000)
        // The page may be a new document, which waits for a reader to use it.
        await page.keyboard.press('F8')
        const now = JSON.stringify(await standing().catch(() => null))
        if (now === last && now !== 'null') break
        last = now
      }
      return standing()
    },
    loads: () => loads,
    violations: () => faults.filter((fault) => /securitypolicyviolation|Content Security Policy/.test(fault)),
    close: () => context.close(),
  }
}
