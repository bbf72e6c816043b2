import assert from 'node:assert/strict'
import { expect, type Browser, type Page } from '@playwright/test'
import { watch } from '../../../e2e/watch'
import type { Service, Behavior } from './mockAlgolia'
import type { Check } from '../namedChecks'

/** Hosts of Algolia's client: the first, and its fallbacks. */
const ALGOLIA = /^https:\/\/crafttest[\w-]*\.algolia(?:net\.com|\.net)\//i

/** A page of the site whose requests to Algolia go to the mock. */
export interface SearchTab {
  page: Page
  /** Addresses that the page has asked for. */
  asked: string[]
  /** Opens the search over `path` and types `query`. */
  search: (query: string, path?: string) => Promise<void>
}

/** Browsers log every response with an error status; any other message is an issue. */
const EXPECTED = /Failed to load resource|net::ERR/

/** Runs `read` with a new page. Throws on issues in its console, such as a violation of the policy. */
async function withSearchTab(
  browser: Browser,
  siteUrl: string,
  service: Service,
  read: (reader: SearchTab) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext()
  try {
    const issues = await watch(context)
    await context.route(ALGOLIA, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const answer = await route.fetch({ url: service.url + pathname + search, timeout: 0 }).catch(() => null)
      await (answer === null ? route.abort() : route.fulfill({ response: answer })).catch(() => {})
    })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const search = async (query: string, path = 'docs/overview') => {
      await page.goto(siteUrl + path)
      await page.keyboard.press('Control+k')
      await expect(page.locator('.DocSearch-Input')).toBeFocused({ timeout: 15_000 })
      await page.keyboard.type(query)
    }
    await read({ page, asked, search })
    assert.deepEqual(
      issues.filter((issue) => !EXPECTED.test(issue)),
      [],
    )
  } finally {
    await context.close()
  }
}

interface ServedSearch {
  browser: Browser
  siteUrl: string
  service: Service
}

/** Milliseconds: longer than the client takes to give up on all hosts. */
const TIMEOUT = 60_000

const hitsOf = (page: Page) => page.getByRole('dialog').getByRole('treeitem')
const alertOf = (page: Page) => page.getByRole('dialog').getByRole('alert')

/** Failures of the service, and the message for each. */
const failures: [name: string, behavior: Behavior, words: RegExp][] = [
  ['it refuses', { status: 403 }, /refused/],
  ['the index is unknown', { status: 404 }, /refused/],
  ['it is busy', { status: 429 }, /busy/],
  ['it fails', { status: 500 }, /did not answer/],
  ['it answers with a page', 'garbage', /cannot be read/],
  ['it says nothing', 'silent', /did not answer/],
]

/** The search modal. */
export async function checkModal(check: Check, { browser, siteUrl, service }: ServedSearch): Promise<void> {
  const read = (title: string, go: (reader: SearchTab) => Promise<void>) =>
    check(title, async () => {
      Object.assign(service, { behavior: 'normal', asked: [] })
      await withSearchTab(browser, siteUrl, service, go)
    })

  await read(
    'the modal asks with the facets of contextual search, once it is open, and for no index',
    async (reader) => {
      await reader.page.goto(`${siteUrl}docs/overview`)
      await reader.page.keyboard.press('F8')
      await expect(reader.page.locator('html[data-hydrated]')).toBeAttached()
      assert.equal(service.asked.length, 0)
      await reader.search('node')
      await expect(hitsOf(reader.page).first()).toBeVisible()
      const last = service.asked.at(-1)
      assert.deepEqual(last?.facetFilters, [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ])
      assert.equal(last?.indexName, 'craft')
      assert.ok(!reader.asked.some((url) => url.includes('records.json')), 'The embedded index was fetched.')
    },
  )
  await read(
    'a hit of any host leads to path and hash here, by client navigation; the last line counts right',
    async ({ page, search }) => {
      await search('zebra')
      await expect(hitsOf(page)).toHaveCount(3)
      await expect(page.getByRole('dialog').getByRole('link', { name: 'See all 3 results' })).toHaveAttribute(
        'href',
        '/search?q=zebra',
      )
      await expect(page.locator('img[src=x]')).toHaveCount(0)
      const addresses = await hitsOf(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      assert.deepEqual(addresses.sort(), [
        '/docs/dev',
        '/docs/overview#install',
        'https://github.com/prevwong/craft.js/issues/1',
      ])
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await hitsOf(page)
        .getByRole('link', { name: /on a preview/ })
        .click()
      await expect(page).toHaveURL(`${siteUrl}docs/overview#install`)
      assert.ok(await page.evaluate(() => 'isSameDocument' in window), 'The hit made a full load.')
    },
  )
  await read('a stale answer does not overwrite a newer one', async ({ page, search }) => {
    service.delays.set('z', 1500)
    await search('z')
    await page.keyboard.type('ebra')
    await expect(hitsOf(page)).toHaveCount(3)
    await page.waitForTimeout(2500)
    await expect(hitsOf(page)).toHaveCount(3)
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('3 results for zebra')
    service.delays.clear()
  })
  for (const [name, behavior, words] of failures)
    await read(`the modal says an error as an error, and tries again: ${name}`, async ({ page, search }) => {
      service.behavior = behavior
      await search('zebra')
      await expect(alertOf(page)).toContainText(words, { timeout: TIMEOUT })
      await expect(page.getByRole('dialog').getByText('No results')).toBeHidden()
      service.behavior = 'normal'
      await alertOf(page).getByRole('button', { name: 'Try again' }).click()
      await expect(hitsOf(page)).toHaveCount(3, { timeout: TIMEOUT })
      await expect(alertOf(page)).toBeHidden()
    })
}

/** The search page. */
export async function checkPage(check: Check, { browser, siteUrl, service }: ServedSearch): Promise<void> {
  const read = (title: string, go: (page: Page) => Promise<void>) =>
    check(title, async () => {
      Object.assign(service, { behavior: 'normal', asked: [] })
      await withSearchTab(browser, siteUrl, service, ({ page }) => go(page))
    })

  await read('the search page shows count and hits, and more on demand', async (page) => {
    await page.goto(`${siteUrl}search?q=e`)
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toHaveText(/^\d+ results$/)
    const total = Number.parseInt((await status.textContent()) ?? '')
    const results = page.getByRole('main').getByRole('listitem')
    assert.ok(total > 20, `There are ${total} results for "e".`)
    await expect(results).toHaveCount(20)
    await page.getByRole('button', { name: 'Show more results' }).click()
    await expect(results).toHaveCount(Math.min(40, total))
  })
  for (const [name, behavior, words] of failures)
    await read(`the search page says an error as an error, and tries again: ${name}`, async (page) => {
      service.behavior = behavior
      await page.goto(`${siteUrl}search?q=zebra`)
      const status = page.getByRole('main').getByRole('status')
      await expect(status).toHaveText(words, { timeout: TIMEOUT })
      service.behavior = 'normal'
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(status).toHaveText('3 results', { timeout: TIMEOUT })
    })
}
