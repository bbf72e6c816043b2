import type { Page } from '@playwright/test'
import { addLink, isSameDocument, markDocument } from './history'
import { hydrate, openHydrated } from './hydrate'
import { hold, requestsOf } from './faults'
import { nextFrames } from './motion'
import { inSite, published } from './routes'
import { expect, test } from './test'

const address = (path: string) => `${process.env.SITE_URL}${path}`
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const progressBar = (page: Page) => page.locator('canvas.progress-bar')
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

const nodesData = /page-data\/docs\/concepts\/nodes\//

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
        await expect(page).toHaveURL(address(path))
        await expect(heading(page)).toHaveText(title)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', published(path))
        expect(await isSameDocument(page)).toBe(true)
        expect(await scrollY(page)).toBe(0)
      })
  },
)

test.describe('the progress bar', { tag: '@navigation' }, () => {
  /** Stops the page's clock, so that waiting is exact. */
  async function stopClock(page: Page) {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
  }

  test('appears when a page takes longer than 1000 ms, and disappears when it is there', async ({ page }) => {
    const release = await hold(page, nodesData)
    await openHydrated(page, 'docs/overview')
    await stopClock(page)
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

  test('appears on the way back too', async ({ page }) => {
    await openHydrated(page, 'docs/concepts/nodes')
    await page.locator('header').getByRole('link', { name: 'Support' }).click()
    await expect(heading(page)).toHaveText('Support')
    const release = await hold(page, nodesData)
    await page.reload()
    await hydrate(page)
    await stopClock(page)
    await page.evaluate(() => history.back())
    await page.clock.runFor(990)
    await expect(progressBar(page)).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(progressBar(page)).toBeVisible()
    await expect(heading(page)).toHaveText('Support')
    release()
    await page.clock.resume()
    await expect(heading(page)).toHaveText('Nodes')
    await expect(progressBar(page)).toBeHidden()
  })

  test('disappears when the page does not load', async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED|Failed to load resource/)
    const release = await hold(page, nodesData)
    await openHydrated(page, 'docs/overview')
    await stopClock(page)
    await page.locator('.prose').getByRole('link', { name: 'Nodes' }).first().click()
    await page.clock.runFor(1100)
    await expect(progressBar(page)).toBeVisible()
    await page.unroute(nodesData)
    await page.route(nodesData, (route) => route.abort())
    release()
    await page.context().setOffline(true)
    await page.clock.resume()
    await page.context().setOffline(false)
    await expect(progressBar(page)).toBeHidden()
  })
})

test('of two clicks the last one wins', { tag: '@navigation' }, async ({ page }) => {
  const release = await hold(page, nodesData)
  await openHydrated(page, 'docs/overview')
  await markDocument(page)
  await page.locator('.prose').getByRole('link', { name: 'Nodes' }).first().click()
  await page.locator('header').getByRole('link', { name: 'Support' }).click()
  await expect(heading(page)).toHaveText('Support')
  const arrived = page.waitForResponse(nodesData)
  release()
  await (await arrived).finished()
  await nextFrames(page)
  await expect(heading(page)).toHaveText('Support')
  await expect(page).toHaveURL(address('support'))
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('a reader who arrives at a page', () => {
  test(
    'finds the focus on its title, and its name is announced',
    { tag: '@navigation' },
    async ({ page }) => {
      await openHydrated(page, 'docs/overview')
      await sidebarLink(page, 'Acknowledgements').click()
      await expect(heading(page)).toHaveText('Acknowledgements')
      await expect(heading(page)).toBeFocused()
      await expect(page.locator('#gatsby-announcer')).toHaveText(/Acknowledgements/)
      expect(await scrollY(page)).toBe(0)
    },
  )

  test(
    'by a link with a fragment finds the focus and the view on its target',
    { tag: '@navigation' },
    async ({ page }) => {
      await openHydrated(page, 'docs/overview')
      await page.click(await addLink(page, inSite('docs/concepts/nodes?x=1&y=%20#canvas-nodes')))
      await expect(page).toHaveURL(address('docs/concepts/nodes?x=1&y=%20#canvas-nodes'))
      const target = page.locator('[id=canvas-nodes]')
      await expect(target).toBeFocused()
      await expect(target).toBeInViewport()
      const top = await target.evaluate((element) => element.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThan(200)
    },
  )

  test('by Back or Forward finds the place where they were', async ({ page }) => {
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
  })

  test('by a reload finds the place where they were', async ({ page }) => {
    await openHydrated(page, 'docs/overview')
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await page.evaluate(() => scrollTo(0, 900))
    await page.reload()
    await expect.poll(() => scrollY(page)).toBe(900)
  })
})

test('a link to a place on the same page goes there', async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  await markDocument(page)
  await page.locator('[data-contents] a[href="#motivation"]').click()
  await expect(page).toHaveURL(address('docs/overview#motivation'))
  await expect(page.locator('#motivation')).toBeInViewport()
  expect(await isSameDocument(page)).toBe(true)
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
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection })
      }, connection)
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

test('a call of navigate never leads to another origin', { tag: '@navigation' }, async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  for (const to of ['//evil.example/x', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])
    await page.evaluate((to) => window.___navigate(to), to)
  // This one does lead somewhere, after all others.
  await page.evaluate((to) => window.___navigate(to), inSite('support'))
  await expect(heading(page)).toHaveText('Support')
  expect(new URL(page.url()).origin).toBe(new URL(address('')).origin)
})

test.describe('a fragment that does not decode', () => {
  test('leaves the page as it is, as an address', async ({ page }) => {
    await openHydrated(page, 'docs/overview#%')
    await expect(heading(page)).toHaveText('Overview')
  })

  for (const [path, title] of [
    ['', 'Overview'],
    [inSite('docs/concepts/nodes'), 'Nodes'],
  ] as const) {
    test(
      `leaves no page blank: ${path}#%E0%A4%A, clicked and come back to`,
      { tag: '@navigation' },
      async ({ page }) => {
        await openHydrated(page, 'docs/overview')
        await page.click(await addLink(page, `${path}#%E0%A4%A`))
        await expect(heading(page)).toHaveText(title)
        await page.locator('header').getByRole('link', { name: 'Support' }).click()
        await expect(heading(page)).toHaveText('Support')
        await page.goBack()
        await expect(heading(page)).toHaveText(title)
        await page.goBack()
        await expect(heading(page)).toHaveText('Overview')
      },
    )
  }
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
