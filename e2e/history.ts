import type { Page } from '@playwright/test'

/** Marks the open document, so that a test can detect whether the page has been reloaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

/** Whether the marked document is still open. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}

/** Adds a link to the page, as an author could write it, and returns its selector. */
export async function addLink(page: Page, href: string): Promise<string> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    Object.assign(link, { id: 'added', textContent: 'Added', href })
    document.querySelector('h1')?.after(link)
  }, href)
  return '#added'
}
