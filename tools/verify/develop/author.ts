import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../browser'
import type { Session } from '../../fixture'

/** Somebody who writes, and looks at the browser beside the editor. */
export interface Author {
  page: Page
  /** Opens a page as soon as the server answers. */
  open: (route: string) => Promise<void>
  /**
   * Saves something and waits until `isSeen`, a condition in words of JavaScript, holds in the page, without any
   * reload by hand; answers with the seconds that took, in words.
   */
  sees: (save: () => void, isSeen: string) => Promise<string>
  end: () => Promise<void>
}

const patience = 120_000
const seconds = (start: number) => `${((Date.now() - start) / 1000).toFixed(2)} s`

/** Opens a browser at the server of `session`. */
export async function startAuthor(session: Session): Promise<Author> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags })
  const page = await (await browser.newContext()).newPage()
  const open = async (route: string) => {
    const end = Date.now() + patience
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
  /** Whether a condition holds in the page within some seconds; the page may be loaded anew meanwhile. */
  const isTrue = (condition: string) =>
    page.waitForFunction(condition, undefined, { timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  const sees = async (save: () => void, isSeen: string) => {
    // Gatsby's watcher drops a save within 50 ms of another of the same file; people are not that quick.
    await new Promise((resolve) => setTimeout(resolve, 200))
    const start = Date.now()
    const from = session.length()
    save()
    while (!(await isTrue(isSeen))) {
      if (Date.now() - start > patience || !session.isRunning())
        throw new Error(`Waited in vain for ${isSeen}\n${session.output(from)}`)
    }
    return seconds(start)
  }
  return { page, open, sees, end: () => browser.close() }
}

/** Whether these words stand somewhere in the page, or, with a selector, in what it selects. */
export const words = (text: string, selector = 'body') =>
  `document.querySelector(${JSON.stringify(selector)})?.innerText.includes(${JSON.stringify(text)}) === true`

/** Whether these words stand in what a selector selects, be it seen or folded away. */
export const written = (text: string, selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.textContent.includes(${JSON.stringify(text)}) === true`

/** Whether nothing in the page is told as a mistake. */
export const noMistake = `document.querySelector('#mistakes') === null`
