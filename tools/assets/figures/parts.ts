import type { Locator, Page } from '@playwright/test'

/** The first text of the page that has `words`. */
export function text(page: Page, words: string): Locator {
  return page.locator('.page .text', { hasText: words }).first()
}

/** The first button of the page that has `label`. */
export function button(page: Page, label: string): Locator {
  return page.locator('.page .button', { hasText: label }).first()
}

/** An item of the toolbox. */
export function tool(page: Page, label: string): Locator {
  return page.locator('.toolbox-items').getByRole('button', { name: label, exact: true })
}

/** The card of the sample page. */
export function card(page: Page): Locator {
  return page.locator('.page > .container > .container').first()
}
