import { violationsOf } from '../axe'
import { setAppearance } from '../appearances'
import { expect, test } from '../test'

// Other pages, narrow and dark: home.spec.ts, playground.spec.ts, search.spec.ts. All pages in all states and modes:
// `npm run verify -- axe`, and the editors: `npm run verify -- matrix`.
for (const { width, mode } of [
  { width: 1280, mode: 'light' },
  { width: 390, mode: 'dark' },
])
  test(`axe finds no violations in a doc at ${width} px, ${mode}`, async ({ page }) => {
    await setAppearance(page, { width, mode })
    await page.goto('docs/overview')
    expect(await violationsOf(page, '.code pre')).toEqual([])
  })
