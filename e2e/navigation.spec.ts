import type { Page, Route } from '@playwright/test'
import { addLink, isSameDocument, markDocument } from './history'
import { openHydrated } from './hydrate'
import { inSite, published } from './routes'
import { expect, test } from './test'

const address = (path: string) => `${process.env.SITE_URL}${path}`
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const progressBar = (page: Page) => page.locator('canvas.progress-bar')
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Holds the answers to matching requests back until the answer is called. */
async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route: Route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

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

  test('appears when a page takes longer than 1000 ms, and goes with its coming', async ({ page }) => {
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
    await page.keyboard.press('F8')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
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

  test('ends when the page does not come', async ({ page, tolerate }) => {
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
  await arrived
  await page.waitForTimeout(300)
  await expect(heading(page)).toHaveText('Support')
  await expect(page).toHaveURL(address('support'))
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('who arrives at a page', () => {
  test('finds the focus on its title, and hears its name', { tag: '@navigation' }, async ({ page }) => {
    await openHydrated(page, 'docs/overview')
    await sidebarLink(page, 'Acknowledgements').click()
    await expect(heading(page)).toHaveText('Acknowledgements')
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('#gatsby-announcer')).toHaveText(/Acknowledgements/)
    expect(await scrollY(page)).toBe(0)
  })

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
    // Gatsby saves a place in the frame after the scroll.
    const saved = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      })
    await page.evaluate(() => scrollTo(0, 900))
    await saved()
    await page.evaluate(() => document.querySelector<HTMLElement>('[rel=next]')?.click())
    await expect(heading(page)).toHaveText('Acknowledgements')
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 300))
    await saved()
    await page.goBack()
    await expect(heading(page)).toHaveText('Overview')
    await expect.poll(() => scrollY(page)).toBe(900)
    await saved()
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

test.describe('what a page needs is fetched ahead', { tag: '@navigation' }, () => {
  /** The requests for data and chunks of pages, from now on. */
  function fetched(page: Page): string[] {
    const urls: string[] = []
    page.on('request', (request) => {
      if (/page-data\.json|component---/.test(request.url())) urls.push(request.url())
    })
    return urls
  }

  test('when its link comes into view, the chunk too', async ({ page }) => {
    const urls = fetched(page)
    await openHydrated(page, 'docs/overview')
    await expect.poll(() => urls.join('\n')).toMatch(/page-data\/support\//)
    await expect.poll(() => urls.join('\n')).toMatch(/component---src-pages-support/)
    expect(urls.join('\n')).not.toMatch(/page-data\/examples/)
  })

  test('when the pointer is over its link', async ({ page }) => {
    await openHydrated(page, 'docs/overview')
    await page.waitForLoadState('networkidle')
    const urls = fetched(page)
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
      const urls = fetched(page)
      await page.hover(await addLink(page, inSite('docs/api/useNode')))
      await page.mouse.wheel(0, 3000)
      await page.waitForTimeout(1500)
      expect(urls).toEqual([])
      await page.locator('header').getByRole('link', { name: 'Support' }).click()
      await expect(heading(page)).toHaveText('Support')
    })
  }

  test('though one of the pages cannot be fetched', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    await page.route(/page-data\/docs\/acknowledgements\//, (route) => route.abort())
    const urls = fetched(page)
    await openHydrated(page, 'docs/overview')
    await expect.poll(() => urls.join('\n')).toMatch(/component---src-pages-support/)
  })
})

test(
  'a call to navigate diverts to the examples with a full load',
  { tag: '@navigation' },
  async ({ page }) => {
    for (const [to, title] of [
      ['examples', 'Examples'],
      ['examples/basic/', 'Basic Page Editor'],
    ] as const) {
      await openHydrated(page, 'docs/overview')
      await page.evaluate((to) => {
        Object.assign(window, { isTheSameDocument: true })
        window.___navigate(to)
      }, inSite(to))
      await expect(heading(page)).toHaveText(title)
      expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(false)
    }
  },
)

test('nothing leads to another origin', { tag: '@navigation' }, async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  for (const to of ['//evil.example/x', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])
    await page.evaluate((to) => window.___navigate(to), to)
  await page.waitForTimeout(300)
  expect(new URL(page.url()).origin).toBe(new URL(address('')).origin)
  await expect(heading(page)).toBeVisible()
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

test('the example editors are documents of their own', async ({ page }) => {
  await page.route(address('examples/basic/'), (route) => route.fulfill({ body: 'An editor' }))
  await openHydrated(page, 'docs/overview')
  await page.getByRole('button', { name: 'Examples' }).click()
  const asked = page.waitForRequest(address('examples/basic/'))
  await page.locator('header').getByRole('link', { name: 'Basic' }).click()
  expect((await asked).resourceType()).toBe('document')
})

test('the side menu closes when it has led somewhere', { tag: '@navigation' }, async ({ page }) => {
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
