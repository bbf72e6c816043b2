import { deflateRawSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectHydrated } from '../hydrate'
import { expect, test } from '../test'

const field = (page: Page) => page.getByRole('textbox', { name: 'Saved page' })
const status = (page: Page) => page.getByRole('region', { name: 'Findings' }).getByRole('status')

/** Enters text of any length in one step. */
const enter = async (page: Page, text: string): Promise<void> =>
  field(page).evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

const spaces = (bytes: number) => Buffer.alloc(bytes, ' ')
const page = JSON.stringify({ ROOT: { type: 'div', props: { text: 'x'.repeat(60_000_000) } } })

/** Small texts that expand to gigabytes or would take minutes. */
const bombs = {
  'gzip in gzip': gzipSync(gzipSync(spaces(500_000_000))).toString('base64'),
  'gzip as hexadecimal': gzipSync(spaces(300_000_000)).toString('hex'),
  'a page in gzip': gzipSync(page).toString('base64'),
  'a link': `https://craft.js.org/playground#${deflateRawSync(spaces(300_000_000)).toString('base64url')}`,
  spaces: `{${' '.repeat(100_000)}x`,
}

test('any input gets a response in time, and the next text is read immediately', async ({ page }) => {
  test.slow()
  await page.goto('tools/state')
  await expectHydrated(page)
  for (const [name, text] of Object.entries(bombs)) {
    await enter(page, text)
    // The status first still shows the result for the previous text, or none.
    await expect(status(page), name).toHaveText(/no page in this text|took more than four seconds|to fix/, {
      timeout: 6000,
    })
    await enter(page, '{"ROOT":{}}')
    await expect(page.locator('[data-code=no-type]'), name).toBeVisible()
    // Also during an inspection.
    await enter(page, text)
    await enter(page, '')
    await expect(status(page), name).toHaveText('Paste a saved page to see what is wrong with it.')
  }
})
