import type { Page } from '@playwright/test'
import { hydrate } from '../hydrate'
import { expect, test } from '../test'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

/** Pages with a field, and in editors a text. */
const pages: Record<string, string | null> = {
  search: null,
  playground: null,
  'tools/state': null,
  'docs/overview': '.demo-text',
  'examples/basic/': '.page .text',
  'examples/landing/#form': '.item textarea',
  'examples/landing/#studio': '.page .text',
  'examples/cms/#/home': '.page .heading',
}

async function openReady(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path)
  if (!path.startsWith('examples/')) await hydrate(page)
}

/** The style of each visible field: its size in pixels, and its direction. */
const fieldsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea, .cm-content')]
      .filter(
        (field) =>
          field.checkVisibility() &&
          !['checkbox', 'radio', 'file'].includes(field.getAttribute('type') ?? ''),
      )
      .map((field) => {
        const { fontSize, unicodeBidi } = getComputedStyle(field)
        return { html: field.outerHTML.slice(0, 60), size: parseFloat(fontSize), unicodeBidi }
      }),
  )

test('fields have at least 16 px on touch screens, where iOS zooms in on smaller ones, and texts have their own direction', async ({
  page,
}) => {
  for (const [path, text] of Object.entries(pages)) {
    await openReady(page, path)
    if (text !== null) {
      await page.locator(text).first().tap()
      await expect(page.locator(text).first(), path).toHaveCSS('unicode-bidi', 'plaintext')
    }
    await expect.poll(async () => (await fieldsOf(page)).length, path).toBeGreaterThan(0)
    const fields = await fieldsOf(page)
    expect(
      fields.filter(({ size }) => size < 16),
      path,
    ).toEqual([])
    // Code and names always run from left to right.
    const texts = fields.filter(({ html }) => text !== null && /^<(?:textarea|input(?! type))/.test(html))
    expect(
      texts.filter(({ unicodeBidi }) => unicodeBidi !== 'plaintext'),
      path,
    ).toEqual([])
  }
})
