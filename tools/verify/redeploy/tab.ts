import type { Browser } from '@playwright/test'
import { watch } from '../../../e2e/watch'

/** What a tab shows; `message` is the text of an alert, or `null`. */
export interface TabState {
  url: string
  title: string
  message: string | null
}

/** A browser tab that stays open across deploys. */
export interface BrowserTab {
  /** Opens a page and hydrates it. */
  open: (url: string) => Promise<void>
  /** Clicks a link to Support, with what `path` has behind it; `path` is relative to the site. */
  follow: (path: string) => Promise<void>
  /** The state once it has not changed for two seconds. */
  settled: () => Promise<TabState>
  /** How many documents were loaded since the page was opened. */
  loads: () => number
  /** Violations of the content security policy. */
  violations: () => string[]
  close: () => Promise<void>
}

/** Opens a tab without prefetching. */
export async function openTab(browser: Browser): Promise<BrowserTab> {
  const context = await browser.newContext()
  const issues = await watch(context)
  // Prefetched files would hide what a deploy has removed.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const page = await context.newPage()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  const state = () =>
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
        // A new document hydrates only after an intent.
        await page.keyboard.press('F8')
        const now = JSON.stringify(await state().catch(() => null))
        if (now === last && now !== 'null') break
        last = now
      }
      return state()
    },
    loads: () => loads,
    violations: () => issues.filter((issue) => /securitypolicyviolation|Content Security Policy/.test(issue)),
    close: () => context.close(),
  }
}
