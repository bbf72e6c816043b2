import type { Page } from '@playwright/test'
import { violationsOf } from '../axe'
import { crashNodes } from '../faults'
import { hydrate } from '../hydrate'
import { waitForAnimations } from '../motion'
import { ready, resultOf, stateOf } from '../playground/playground'
import { demos, docs } from '../routes'
import { expect, test } from '../test'

const paths = [
  ...['', 'docs', 'blog/archive', 'blog/react-19', 'support', 'search', 'nowhere'],
  ...docs.map(({ path }) => path),
]

/** Brings a page into a state. */
type Opener = (page: Page) => Promise<void>

/** Presses the first element with a role and a name, and waits for the element that it reveals. */
const press =
  (role: 'button' | 'tab', name: string, visible: string): Opener =>
  async (page) => {
    await page.getByRole(role, { name, exact: true }).first().click()
    await expect(page.locator(visible).first()).toBeVisible()
  }

const openDropdown = press('button', 'Examples', 'header [data-dropdown] li a')
const openMenu = press('button', 'Menu', '#menu')

const openMainMenu: Opener = async (page) => {
  await openMenu(page)
  await press('button', 'Main menu', '#menu a[href$="support"]')(page)
}

const openDetails: Opener = async (page) => {
  await page.locator('.details summary').first().click()
  await expect(page.locator('details[open]').first()).toBeVisible()
}

const openHelp: Opener = async (page) => {
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
}

const crash: Opener = async (page) => {
  await crashNodes(page)
  await page.keyboard.press('F8')
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
}

const failToLoad: Opener = async (page) => {
  await page.route(/page-data\/docs\/guides\/basic-tutorial/, (route) => route.abort())
  await hydrate(page)
  await page.locator('main [rel=next]').click()
  await expect(page.getByRole('alert')).toBeVisible()
  // Otherwise the navbar covers part of the sidebar, as in startDemos.
  await page.evaluate(() => scrollTo(0, 0))
}

const bootInVain: Opener = async (page) => {
  await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort())
  await page.keyboard.press('F8')
  await expect(page.getByRole('alert').first()).toBeVisible()
}

const startDemos: Opener = async (page) => {
  await hydrate(page)
  for (const stage of await page.locator('.demo-stage').all()) {
    await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(stage).toHaveAttribute('data-phase', 'live')
  }
  // Otherwise the navbar covers part of a demo, and axe reports the targets there as too small.
  await page.evaluate(() => scrollTo(0, 0))
}

const openEditor: Opener = async (page) => {
  const tap = page.getByRole('button', { name: 'Try it here' })
  if (await tap.isVisible()) await tap.click()
  await page.frameLocator('iframe').getByRole('button', { name: 'Finish editing' }).waitFor()
  await waitForAnimations(page)
}

const search: Opener = async (page) => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('canMoveIn')
  await expect(page.getByRole('treeitem').first()).toBeVisible()
}

const selectInPlayground: Opener = async (page) => {
  const show = async (name: string) => {
    const view = page.getByRole('tablist', { name: 'Views' }).getByRole('tab', { name })
    if (await view.isVisible()) await view.click()
  }
  await ready(page)
  await show('Result')
  await resultOf(page).getByText('Buy').click()
  await show('State')
  await expect(stateOf(page)).toContainText('Button “Buy”')
}

/** Waits for the result. A phone shows the text of a lesson first, and no code. */
const openLesson: Opener = (page) =>
  expect(page.locator('html')).toHaveAttribute('data-playground', 'ready', { timeout: 60_000 })

const select: Opener = async (page) => {
  await page.locator('.page .text').first().click()
  await waitForAnimations(page)
}

/** States that a reader can put a page into. */
// prettier-ignore
const states: [name: string, width: number, path: string, open: Opener][] = [
  ['the dropdown', 1280, 'docs/overview', openDropdown],
  ['the menu', 390, 'docs/overview', openMenu],
  ['the menu', 390, 'support', openMenu],
  ['the main menu', 390, 'docs/overview', openMainMenu],
  ['the table of contents', 390, 'docs/overview', press('button', 'On this page', '#contents')],
  ['another tab', 1280, 'docs/overview', press('tab', 'pnpm', '[role=tabpanel][data-value=pnpm]')],
  ['a category', 1280, 'docs/overview', press('button', 'API Reference', '#menu a[href$="api/useNode"]')],
  ['details', 1280, 'docs/guides/basic-tutorial', openDetails],
  ...[...new Set(demos.map(([, path]) => path))].map((path): (typeof states)[number] => [
    ...(['its demos', 1280, path, startDemos] as const),
  ]),
  ...[1280, 390].flatMap((width): typeof states => [
    ['the help on shortcuts', width, 'docs/overview', openHelp],
    ['the live editor', width, '', openEditor],
    ['the search', width, 'docs/overview', search],
    ['a selection', width, 'playground#sample=demos/Rules', selectInPlayground],
    ['a lesson', width, 'playground#lesson=basic&step=2', openLesson],
    ['a selection', width, 'examples/landing/#document', select],
    ['a selection', width, 'examples/landing/#form', select],
    ['an enlarged picture', width, 'docs/guides/basic-tutorial', press('button', 'Enlarge picture', 'dialog[open]')],
    ['the message of a crash', width, 'docs/concepts/nodes', crash],
    ['the error that a page did not load', width, 'docs/overview', failToLoad],
    ['the error that scripts did not load', width, 'docs/overview', bootInVain],
    ['the banner about baseUrl', width, '', bootInVain],
  ]),
]

test.describe.configure({ timeout: 180_000 })

test('axe finds a violation that is added to an open dropdown', async ({ page }) => {
  await page.goto('docs/overview')
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
      await page.addInitScript((mode) => {
        // The frame of the playground has no storage.
        if (origin !== 'null') localStorage.setItem('theme', mode)
      }, mode)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })

    for (const width of [1280, 390]) {
      test.describe(`at ${width} px`, () => {
        // Some buttons are larger on touch screens and therefore closer together.
        test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 })
        for (const path of paths) {
          test(`/${path}`, async ({ page, tolerate }) => {
            if (path === 'nowhere') tolerate(/status of 404/)
            await page.goto(path)
            expect(await violationsOf(page)).toEqual([])
          })
        }
      })
    }

    for (const [name, width, path, open] of states) {
      test(`/${path} with ${name} open at ${width} px`, async ({ page, tolerate }) => {
        if (open === crash) tolerate(/island “Nope”|Minified React error|Hydration/)
        if (open === failToLoad || open === bootInVain) tolerate(/ERR_FAILED|page resources for/)
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await open(page)
        expect(await violationsOf(page, '.code pre')).toEqual([])
      })
    }
  })
}
