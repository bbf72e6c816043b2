import type { Page } from '@playwright/test'

/** The text that the page or the reader last copied. */
export const copiedText = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
