import type { Page, Route } from '@playwright/test'
import { countLoads, setConnection } from '../faults'
import { hydrate, openHydrated } from '../hydrate'
import { heading, headerLink } from '../parts'
import { expect, test } from '../test'

/** Resources of a page, by URL pattern. */
const resources = {
  'page data': /page-data\/(?:docs\/overview|support)\/page-data\.json/,
  'template chunk': /component---src-(?:templates-doc|pages-support)-tsx-.*\.js$/,
  'static query': /page-data\/sq\/d\/\d+\.json/,
  'app data': /page-data\/app-data\.json/,
  'app chunk': /\/app-[0-9a-f]+\.js$/,
  'framework chunk': /\/framework-[0-9a-f]+\.js$/,
}

/** Ways that a response can be bad. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not here</h1>' }),
  '500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'Broken' }),
  aborted: (route) => route.abort(),
  truncated: async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) })
  },
  slow: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue().catch(() => undefined)
  },
}

/** Prepares the page and calls `strike` before the affected resource is requested. */
type Go = (page: Page, strike: () => Promise<void>) => Promise<void>

const isHydrated = (page: Page) => page.locator('html[data-hydrated]').isVisible()

/** When a fault occurs, and the pages where it may end: any of them with a message, or the last one without. */
const moments: Record<string, { go: Go; ends: string[] }> = {
  'first load and intent': {
    go: async (page, strike) => {
      await strike()
      await page.goto('docs/overview')
      await page.keyboard.press('F8')
    },
    ends: ['Overview'],
  },
  click: {
    go: async (page, strike) => {
      await openHydrated(page, 'docs/overview')
      await strike()
      await headerLink(page, 'Support').click()
    },
    ends: ['Overview', 'Support'],
  },
  back: {
    go: async (page, strike) => {
      await openHydrated(page, 'support')
      await headerLink(page, 'Documentation').click()
      await expect(heading(page)).toHaveText('Overview')
      await page.reload()
      await hydrate(page)
      await strike()
      await page.evaluate(() => history.back())
    },
    ends: ['Overview', 'Support'],
  },
}

/** State of the page: blank, a page with a message, or a page. */
async function standing(page: Page): Promise<string> {
  return page
    .evaluate(() => {
      const title = document.querySelector('h1')?.textContent
      const alert = document.querySelector('[role=alert]')
      if (!title) return 'blank'
      return alert?.querySelector('button') ? `message at ${title}` : title
    })
    .catch(() => 'on the way')
}

test.describe.configure({ timeout: 60_000 })

for (const [moment, { go, ends }] of Object.entries(moments)) {
  for (const [resource, url] of Object.entries(resources)) {
    for (const [fault, answer] of Object.entries(faults)) {
      test(`${moment} | ${resource} | ${fault}`, async ({ page, tolerate }) => {
        tolerate(/./)
        await setConnection(page, { saveData: true })
        let loads = () => 0
        await go(page, async () => {
          await page.route(url, answer)
          loads = countLoads(page)
        })
        const good = [ends.at(-1), ...ends.map((title) => `message at ${title}`)]
        const settled = async () => {
          const seen = await standing(page)
          // A first load ends on the same page, so only a message or hydration shows the outcome.
          return good.includes(seen) && (ends.length > 1 || /message/.test(seen) || (await isHydrated(page)))
        }
        await expect.poll(settled, { timeout: 20_000 }).toBe(true)
        await page.waitForTimeout(1_500)
        expect(await settled()).toBe(true)
        expect(loads(), 'document loads').toBeLessThanOrEqual(3)
      })
    }
  }
}
