import type { Page } from '@playwright/test'
import { addLink, isSameDocument, markDocument } from './history'
import { openHydrated } from './hydrate'
import { hold, requestsOf, setConnection } from './faults'
import { nextFrames } from './motion'
import { inSite, published } from './routes'
import { expect, test } from './test'

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const progressBar = (page: Page) => page.locator('canvas.progress-bar')
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test(
  'links of every part of a page are followed without a document load',
  { tag: '@navigation' },
  async ({ page }) => {
    await openHydrated(page, 'docs/overview')
    await markDocument(page)
    for (const [place, name, path, title] of [
      ['#menu', 'Acknowledgements', 'docs/acknowledgements', 'Acknowledgements'],
      ['body > div footer', 'API Reference', 'docs/api/editor-state', 'EditorState'],
      ['[data-announcement]', 'React 19', 'blog/react-19', 'Craft.js 0.2.12: React 19'],
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
  },
)

// On the way back, and when a page does not load: plugins/navigation/wrapNavigate.test.ts.
test(
  'the progress bar appears when a page takes longer than 1000 ms, and disappears when it is there',
  { tag: '@navigation' },
  async ({ page }) => {
    const release = await hold(page, /page-data\/docs\/concepts\/nodes\//)
    await openHydrated(page, 'docs/overview')
    // The page's clock stops, so that waiting is exact.
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
  },
)

test.describe('a reader who arrives at a page', () => {
  test(
    'by a link with a fragment finds the focus and the view on its target',
    { tag: '@navigation' },
    async ({ page }) => {
      await openHydrated(page, 'docs/overview')
      await page.click(await addLink(page, inSite('docs/concepts/nodes?x=1&y=%20#canvas-nodes')))
      await expect(page).toHaveURL('docs/concepts/nodes?x=1&y=%20#canvas-nodes')
      const target = page.locator('[id=canvas-nodes]')
      await expect(target).toBeFocused()
      await expect(target).toBeInViewport()
      const top = await target.evaluate((element) => element.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThan(200)
    },
  )

  test(
    'by Back, Forward or a reload finds the place where they were',
    { tag: '@navigation' },
    async ({ page }) => {
      await openHydrated(page, 'docs/overview')
      await page.evaluate(() => scrollTo(0, 900))
      // Gatsby saves the position in the frame after the scroll.
      await nextFrames(page)
      await page.evaluate(() => document.querySelector<HTMLElement>('[rel=next]')?.click())
      await expect(heading(page)).toHaveText('Acknowledgements')
      await expect.poll(() => scrollY(page)).toBe(0)
      await page.evaluate(() => scrollTo(0, 300))
      await nextFrames(page)
      await page.goBack()
      await expect(heading(page)).toHaveText('Overview')
      await expect.poll(() => scrollY(page)).toBe(900)
      await nextFrames(page)
      await page.goForward()
      await expect(heading(page)).toHaveText('Acknowledgements')
      await expect.poll(() => scrollY(page)).toBe(300)
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
      await page.reload()
      await expect.poll(() => scrollY(page)).toBe(300)
    },
  )
})

test.describe('what a page needs is prefetched', { tag: '@navigation' }, () => {
  const pageFiles = /page-data\.json|component---/

  test('when its link comes into view, the chunk too', async ({ page }) => {
    const urls = requestsOf(page, pageFiles)
    await openHydrated(page, 'docs/overview')
    await expect.poll(() => urls.join('\n')).toMatch(/page-data\/support\//)
    await expect.poll(() => urls.join('\n')).toMatch(/component---src-pages-support/)
    expect(urls.join('\n')).not.toMatch(/page-data\/examples/)
  })

  test('when the pointer is over its link', async ({ page }) => {
    await openHydrated(page, 'docs/overview')
    await page.waitForLoadState('networkidle')
    const urls = requestsOf(page, pageFiles)
    const link = await addLink(page, inSite('docs/api/useNode'))
    await page.hover(link)
    await expect.poll(() => urls.join('\n')).toMatch(/page-data\/docs\/api\/useNode\//)
  })

  for (const [name, connection] of [
    ['on 2g', { effectiveType: '2g', saveData: false }],
    ['with data saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`not ${name}`, async ({ page }) => {
      await setConnection(page, connection)
      await openHydrated(page, 'docs/overview')
      await page.waitForLoadState('networkidle')
      const urls = requestsOf(page, pageFiles)
      await page.hover(await addLink(page, inSite('docs/api/useNode')))
      await page.mouse.wheel(0, 3000)
      await nextFrames(page)
      await page.locator('header').getByRole('link', { name: 'Support' }).click()
      await expect(heading(page)).toHaveText('Support')
      expect(urls.filter((url) => !/support/.test(url))).toEqual([])
    })
  }

  test('though one of the pages cannot be fetched', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    await page.route(/page-data\/docs\/acknowledgements\//, (route) => route.abort())
    const urls = requestsOf(page, pageFiles)
    await openHydrated(page, 'docs/overview')
    await expect.poll(() => urls.join('\n')).toMatch(/component---src-pages-support/)
  })
})

test(
  'links and calls of navigate open the examples with a full load',
  { tag: '@navigation' },
  async ({ page }) => {
    await openHydrated(page, 'docs/overview')
    await markDocument(page)
    await page.getByRole('button', { name: 'Examples' }).click()
    await page.locator('header').getByRole('link', { name: 'Basic' }).click()
    await expect(heading(page)).toHaveText('Basic Page Editor')
    expect(await isSameDocument(page)).toBe(false)
    for (const [to, title] of [
      ['examples', 'Examples'],
      ['examples/basic/', 'Basic Page Editor'],
    ] as const) {
      await openHydrated(page, 'docs/overview')
      await markDocument(page)
      await page.evaluate((to) => window.___navigate(to), inSite(to))
      await expect(heading(page)).toHaveText(title)
      expect(await isSameDocument(page)).toBe(false)
    }
  },
)

test('a fragment that does not decode leaves no page blank', { tag: '@navigation' }, async ({ page }) => {
  await openHydrated(page, 'docs/overview#%')
  for (const [path, title] of [
    ['', 'Overview'],
    [inSite('docs/concepts/nodes'), 'Nodes'],
  ] as const) {
    await expect(heading(page)).toHaveText('Overview')
    await page.click(await addLink(page, `${path}#%E0%A4%A`))
    await expect(heading(page)).toHaveText(title)
    await page.locator('header').getByRole('link', { name: 'Support' }).click()
    await expect(heading(page)).toHaveText('Support')
    await page.goBack()
    await expect(heading(page)).toHaveText(title)
    await page.goBack()
  }
  await expect(heading(page)).toHaveText('Overview')
})

test('the side menu closes after a navigation', { tag: '@navigation' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, 'docs/overview')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await sidebarLink(page, 'Acknowledgements').click()
  await expect(heading(page)).toHaveText('Acknowledgements')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await expect(heading(page)).toBeFocused()
})

test('the skip link leads past the navbar, on a first page and after a navigation', async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await sidebarLink(page, 'Acknowledgements').click()
  await expect(heading(page)).toHaveText('Acknowledgements')
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
