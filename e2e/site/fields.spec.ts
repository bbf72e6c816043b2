import { hydrate } from '../hydrate'
import { expect, test } from '../test'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('fields have at least 16 px on touch screens, where iOS zooms in on smaller ones', async ({ page }) => {
  for (const path of ['search', 'playground', 'tools/state', 'docs/overview']) {
    await page.goto(path)
    await hydrate(page)
    const sizes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('input, select, textarea, .cm-content')]
          .filter(
            (field) =>
              field.checkVisibility() &&
              !['checkbox', 'radio', 'file'].includes(field.getAttribute('type') ?? ''),
          )
          .map(
            (field) =>
              [field.outerHTML.slice(0, 60), Number.parseFloat(getComputedStyle(field).fontSize)] as const,
          ),
      )
    await expect.poll(async () => (await sizes()).length, path).toBeGreaterThan(0)
    expect(
      (await sizes()).filter(([, size]) => size < 16),
      path,
    ).toEqual([])
  }
})
