import type { Page } from '@playwright/test'
import { addLink, isSameDocument, markDocument } from '../history'
import { openHydrated } from '../hydrate'
import { hold, requestsOf, setConnection } from '../faults'
import { nextFrames } from '../motion'
import { button, heading, headerLink, sidebarLink } from '../parts'
import { inSite, published } from '../routes'
import { expect, navigation, test } from '../test'

const progressBar = (page: Page) => page.locator('canvas.progress-bar')
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const pageFiles = /page-data\.json|component---/

test('links in every part of a page navigate without loading a document', navigation, async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  await markDocument(page)
  for (const [place, name, path, title] of [
    ['#menu', 'Acknowledgements', 'docs/acknowledgements', 'Acknowledgements'],
    ['body > div footer', 'API Reference', 'docs/api/editor', '<Editor />'],
    ['header', 'Documentation', 'docs/overview', 'Overview'],
    ['.prose', 'Basic Tutorial', 'docs/guides/basic-tutorial', 'Basic Tutorial'],
    ['header', 'Support', 'support', 'Support'],
  ] as const)
    await test.step(`in ${place}`, async () => {
      await page.locator(place).getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(path)
      await expect(heading(page)).toHaveText(title)
      await expect(heading(page)).toBeFocused()
      await expect(page.locator('#gatsby-announcer')).toContainText(title)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', published(path))
      expect(await isSameDocument(page)).toBe(true)
      expect(await scrollY(page)).toBe(0)
    })
  await page.click(await addLink(page, inSite('docs/concepts/nodes?x=1&y=%20#canvas-nodes')))
  await expect(page).toHaveURL('docs/concepts/nodes?x=1&y=%20#canvas-nodes')
  const target = page.locator('[id=canvas-nodes]')
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  expect(await target.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200)
})

// Going back, and pages that do not load: plugins/navigation/wrapNavigate.test.ts.
test('the progress bar appears if a page takes longer than 1000 ms', navigation, async ({ page }) => {
  const release = await hold(page, /page-data\/docs\/concepts\/nodes\//)
  await openHydrated(page, 'docs/overview')
  // The page's clock is paused for exact timing.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('.prose').getByRole('link', { name: 'Nodes' }).first().click()
  await page.clock.runFor(990)
  await expect(progressBar(page)).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(progressBar(page)).toBeVisible()
  release()
  await page.clock.resume()
  await expect(heading(page)).toHaveText('Nodes')
  await expect(progressBar(page)).toBeHidden()
})

test('Back, Forward, and a reload restore the scroll position', navigation, async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  /** Gatsby saves the position one frame after a scroll. */
  const scrollPage = async (y: number) => {
    await page.evaluate((y) => scrollTo(0, y), y)
    await nextFrames(page)
  }
  const expectAt = async (title: string, y: number) => {
    await expect(heading(page)).toHaveText(title)
    await expect.poll(() => scrollY(page)).toBe(y)
    await nextFrames(page)
  }
  await scrollPage(900)
  await page.evaluate(() => document.querySelector<HTMLElement>('[rel=next]')?.click())
  await expectAt('Basic Tutorial', 0)
  await scrollPage(300)
  await page.goBack()
  await expectAt('Overview', 900)
  await page.goForward()
  await expectAt('Basic Tutorial', 300)
  await page.reload()
  await expectAt('Basic Tutorial', 300)
})

test('a page is prefetched when its link is visible or hovered', navigation, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/)
  await page.route(/page-data\/docs\/acknowledgements\//, (route) => route.abort())
  const urls = requestsOf(page, pageFiles)
  await openHydrated(page, 'docs/overview')
  await expect.poll(() => urls.join('\n')).toMatch(/page-data\/support\//)
  await expect.poll(() => urls.join('\n')).toMatch(/component---src-pages-support/)
  expect(urls.join('\n')).not.toMatch(/page-data\/(?:examples|docs\/api\/useNode)/)
  await page.hover(await addLink(page, inSite('docs/api/useNode')))
  await expect.poll(() => urls.join('\n')).toMatch(/page-data\/docs\/api\/useNode\//)
})

test('nothing is prefetched on 2g or with data saver', navigation, async ({ context }) => {
  for (const connection of [
    { effectiveType: '2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ]) {
    const page = await context.newPage()
    await setConnection(page, connection)
    await openHydrated(page, 'docs/overview')
    await page.waitForLoadState('networkidle')
    const urls = requestsOf(page, pageFiles)
    await page.hover(await addLink(page, inSite('docs/api/useNode')))
    await page.mouse.wheel(0, 3000)
    await nextFrames(page)
    await headerLink(page, 'Support').click()
    await expect(heading(page)).toHaveText('Support')
    expect(urls.filter((url) => !/support/.test(url))).toEqual([])
  }
})

test('links and calls to navigate load the examples as documents', navigation, async ({ page }) => {
  const follow = async () => {
    await button(page, 'Examples').click()
    await headerLink(page, 'Basic').click()
  }
  const navigate = (to: string) => page.evaluate((to) => window.___navigate(to), inSite(to))
  for (const [open, title] of [
    [follow, 'Basic Page Editor'],
    [() => navigate('examples'), 'Examples'],
  ] as const) {
    await openHydrated(page, 'docs/overview')
    await markDocument(page)
    await open()
    await expect(heading(page)).toHaveText(title)
    expect(await isSameDocument(page)).toBe(false)
  }
})

test('a fragment that cannot be decoded does not leave the page blank', navigation, async ({ page }) => {
  await openHydrated(page, 'docs/overview#%')
  for (const [path, title] of [
    ['', 'Overview'],
    [inSite('docs/concepts/nodes'), 'Nodes'],
  ] as const) {
    await expect(heading(page)).toHaveText('Overview')
    await page.click(await addLink(page, `${path}#%E0%A4%A`))
    await expect(heading(page)).toHaveText(title)
    await headerLink(page, 'Support').click()
    await expect(heading(page)).toHaveText('Support')
    await page.goBack()
    await expect(heading(page)).toHaveText(title)
    await page.goBack()
  }
  await expect(heading(page)).toHaveText('Overview')
})

test('the skip link skips the navbar, on the first page and after a navigation', async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await page.keyboard.press('Tab')
  for (let visit = 0; visit < 2; visit += 1) {
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await sidebarLink(page, 'Acknowledgements').click()
    await expect(heading(page)).toHaveText('Acknowledgements')
    await skip.focus()
  }
})

test('a link to a page that has moved opens its new place', navigation, async ({ page, tolerate }) => {
  // There is no data for the old address.
  tolerate(/status of 404/)
  await openHydrated(page, 'support')
  await page.click(await addLink(page, inSite('blog?x=1')))
  await expect(heading(page)).toHaveText('Blog')
  await expect(page).toHaveURL(/blog\/archive/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Support')
})
