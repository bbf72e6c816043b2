import type { Page } from '@playwright/test'
import { violationsOf } from '../axe'
import { docs } from '../routes'
import { expect, test } from '../test'

const paths = [
  ...['', 'docs', 'blog/archive', 'blog/react-19', 'support', 'search', 'nowhere'],
  ...docs.map(({ path }) => path),
]

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click()

/** States that a reader can bring a page into. */
const states: [name: string, width: number, path: string, open: (page: Page) => Promise<void>][] = [
  ['the dropdown', 1280, 'docs/overview', (page) => page.getByRole('button', { name: 'Examples' }).click()],
  ['the menu', 390, 'docs/overview', menu],
  ['the menu', 390, 'support', menu],
  [
    'the main menu',
    390,
    'docs/overview',
    async (page) => {
      await menu(page)
      await page.getByRole('button', { name: 'Main menu' }).click()
    },
  ],
  [
    'the table of contents',
    390,
    'docs/overview',
    (page) => page.getByRole('button', { name: 'On this page' }).click(),
  ],
  ['another tab', 1280, 'docs/overview', (page) => page.getByRole('tab', { name: 'pnpm' }).click()],
  [
    'a category',
    1280,
    'docs/overview',
    (page) => page.getByRole('button', { name: 'API Reference' }).click(),
  ],
]

test.describe.configure({ timeout: 180_000 })

for (const mode of ['light', 'dark']) {
  test.describe(mode, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), mode)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })

    for (const path of paths) {
      for (const width of [1280, 390]) {
        test(`/${path} at ${width} px`, async ({ page, baseURL, tolerate }) => {
          if (path === 'nowhere') tolerate(/status of 404/)
          await page.setViewportSize({ width, height: 900 })
          await page.goto(`${baseURL}${path}`)
          expect(await violationsOf(page)).toEqual([])
        })
      }
    }

    for (const [name, width, path, open] of states) {
      test(`/${path} with ${name} open`, async ({ page, baseURL }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${baseURL}${path}`)
        await open(page)
        expect(await violationsOf(page, '.code pre')).toEqual([])
      })
    }
  })
}
