import type { Page } from '@playwright/test'
import { launchChromium } from '../../browser'
import type { DevelopSession } from '../../fixture'

/** Drives `develop` in tests: saves a file and waits for the page to show it. */
export interface Author {
  page: Page
  /** Opens a page as soon as the server answers. */
  open: (route: string) => Promise<void>
  /**
   * Calls `save` and waits until the JavaScript expression `isSeen` is true in the page, without a manual reload.
   * Resolves with the duration, such as "0.84 s".
   */
  sees: (save: () => void, isSeen: string) => Promise<string>
  end: () => Promise<void>
}

const timeout = 120_000
const seconds = (start: number) => `${((Date.now() - start) / 1000).toFixed(2)} s`

/** Starts a browser for the server of `session`. */
export async function startAuthor(session: DevelopSession): Promise<Author> {
  const browser = await launchChromium()
  const page = await (await browser.newContext()).newPage()
  const open = async (route: string) => {
    const end = Date.now() + timeout
    for (;;) {
      try {
        await page.goto(`http://127.0.0.1:${session.port}${route}`, { timeout: 60_000 })
        return
      } catch (error) {
        if (Date.now() > end) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
  /** Whether a condition becomes true within five seconds. The page may reload meanwhile. */
  const isTrue = (condition: string) =>
    page.waitForFunction(condition, undefined, { timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  const sees = async (save: () => void, isSeen: string) => {
    // Gatsby's watcher ignores a save within 50 ms of the last one of the same file.
    await new Promise((resolve) => setTimeout(resolve, 200))
    const start = Date.now()
    const from = session.length()
    save()
    while (!(await isTrue(isSeen))) {
      if (Date.now() - start > timeout || !session.isRunning())
        throw new Error(`Waited in vain for ${isSeen}\n${session.output(from)}`)
    }
    return seconds(start)
  }
  return { page, open, sees, end: () => browser.close() }
}

/** An expression: whether visible text of the page, or of the selected element, contains `text`. */
export const words = (text: string, selector = 'body') =>
  `document.querySelector(${JSON.stringify(selector)})?.innerText.includes(${JSON.stringify(text)}) === true`

/** The same for text that may be collapsed. */
export const written = (text: string, selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.textContent.includes(${JSON.stringify(text)}) === true`

/** An expression: whether the page shows no error overlay. */
export const noErrorShown = `document.querySelector('#mistakes') === null`
