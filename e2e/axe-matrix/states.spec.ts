import type { Page } from '@playwright/test'
import { violationsOf } from '../axe'
import { crashNodes } from '../faults'
import { hydrate } from '../hydrate'
import { docs } from '../routes'
import { expect, test } from '../test'

const paths = [
  ...['', 'docs', 'blog/archive', 'blog/react-19', 'support', 'search', 'nowhere'],
  ...docs.map(({ path }) => path),
]

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const openMenu = async (page: Page) => {
  await press(page, 'Menu')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}

const openMainMenu = async (page: Page) => {
  await openMenu(page)
  await press(page, 'Main menu')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Support' })).toBeVisible()
}

const openDropdown = async (page: Page) => {
  await press(page, 'Examples')
  await expect(page.locator('header').getByRole('link', { name: 'Basic' })).toBeVisible()
}

const openContents = async (page: Page) => {
  await press(page, 'On this page')
  await expect(page.locator('#contents')).toBeVisible()
}

const chooseTab = async (page: Page) => {
  await page.getByRole('tab', { name: 'pnpm' }).click()
  await expect(page.getByRole('tabpanel', { name: 'pnpm' })).toBeVisible()
}

const openCategory = async (page: Page) => {
  await press(page, 'API Reference')
  await expect(page.locator('#menu').getByRole('link', { name: 'NodeHelpers' })).toBeVisible()
}

const openDetails = async (page: Page) => {
  await page.locator('.details summary').first().click()
  await expect(page.locator('details[open]').first()).toBeVisible()
}

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

const failToLoad = async (page: Page) => {
  await page.route(/page-data\/docs\/acknowledgements/, (route) => route.abort())
  await hydrate(page)
  await page.locator('main').getByRole('link', { name: 'Acknowledgements' }).last().click()
  await expect(page.getByRole('alert')).toBeVisible()
}

const bootInVain = async (page: Page) => {
  await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort())
  await page.keyboard.press('F8')
  await expect(page.getByRole('alert').first()).toBeVisible()
}

/** States that a reader can bring a page into. */
const states: [name: string, width: number, path: string, open: (page: Page) => Promise<void>][] = [
  ['the dropdown', 1280, 'docs/overview', openDropdown],
  ['the menu', 390, 'docs/overview', openMenu],
  ['the menu', 390, 'support', openMenu],
  ['the main menu', 390, 'docs/overview', openMainMenu],
  ['the table of contents', 390, 'docs/overview', openContents],
  ['another tab', 1280, 'docs/overview', chooseTab],
  ['a category', 1280, 'docs/overview', openCategory],
  ['details', 1280, 'docs/guides/basic-tutorial', openDetails],
  ...[1280, 390].flatMap((width): typeof states => [
    ['the help on shortcuts', width, 'docs/overview', openHelp],
    ['an enlarged picture', width, 'docs/guides/basic-tutorial', enlarge],
    ['the message of a crash', width, 'docs/concepts/nodes', crash],
    ['the message that a page did not load', width, 'docs/overview', failToLoad],
    ['the message that scripts did not load', width, 'docs/overview', bootInVain],
    ['the banner about baseUrl', width, '', bootInVain],
  ]),
]

test.describe.configure({ timeout: 180_000 })

test('axe finds a fault that is planted into what has opened', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}docs/overview`)
  await openDropdown(page)
  await page
    .locator('header [data-dropdown] li a')
    .first()
    .evaluate((link) => {
      link.style.color = 'oklch(0.9 0 0)'
      link.setAttribute('aria-expandd', 'true')
    })
  expect(await violationsOf(page, '.code pre')).toEqual([
    expect.stringMatching(/^aria-valid-attr: /),
    expect.stringMatching(/^color-contrast: /),
  ])
})

for (const mode of ['light', 'dark']) {
  test.describe(`${mode}`, () => {
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
        if (open === failToLoad || open === bootInVain) tolerate(/ERR_FAILED|page resources for|preload/)
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${baseURL}${path}`)
        await open(page)
        expect(await violationsOf(page, '.code pre')).toEqual([])
      })
    }
  })
}
