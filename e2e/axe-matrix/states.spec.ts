import type { Page } from '@playwright/test'
import { violationsOf } from '../axe'
import { crashNodes } from '../crash'
import { hydrate } from '../hydrate'
import { docs } from '../routes'
import { expect, test } from '../test'

const paths = [
  ...['', 'docs', 'blog/archive', 'blog/react-19', 'support', 'search', 'nowhere'],
  ...docs.map(({ path }) => path),
]

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click()

const openHelp = async (page: Page) => {
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
}

const enlarge = async (page: Page) => {
  await page.getByRole('button', { name: 'Enlarge picture' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const crash = async (page: Page) => {
  await crashNodes(page)
  await page.keyboard.press('F8')
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
}

const failToCome = async (page: Page) => {
  await page.route(/page-data\/docs\/acknowledgements/, (route) => route.abort())
  await hydrate(page)
  await page.locator('main').getByRole('link', { name: 'Acknowledgements' }).last().click()
  await expect(page.getByRole('alert')).toBeVisible()
}

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
  ['details', 1280, 'docs/guides/basic-tutorial', (page) => page.locator('details summary').first().click()],
  ...[1280, 390].flatMap((width): typeof states => [
    ['the help on shortcuts', width, 'docs/overview', openHelp],
    ['an enlarged picture', width, 'docs/guides/basic-tutorial', enlarge],
    ['the message of a crash', width, 'docs/concepts/nodes', crash],
    ['the message that a page did not come', width, 'docs/overview', failToCome],
  ]),
]

test.describe.configure({ timeout: 180_000 })

for (const mode of ['light', 'dark']) {
  test.describe(`[W01] ${mode}`, () => {
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
      test(`/${path} with ${name} open at ${width} px`, async ({ page, baseURL, tolerate }) => {
        if (open === crash) tolerate(/island “Nope”|Minified React error|Hydration|preload/)
        if (open === failToCome) tolerate(/ERR_FAILED|page resources for|preload/)
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${baseURL}${path}`)
        await open(page)
        expect(await violationsOf(page, '.code pre')).toEqual([])
      })
    }
  })
}
