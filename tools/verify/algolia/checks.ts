import assert from 'node:assert/strict'
import { expect, type Browser, type Page } from '@playwright/test'
import type { Check } from '../namedChecks'
import { withReader, type Reader } from './reader'
import type { Mood, Service } from './service'

/** The site, a browser to read it in, and the service that answers there. */
export interface ServedSearch {
  browser: Browser
  siteUrl: string
  service: Service
}

/** Longer than the client needs to give up on all of its hosts, in milliseconds. */
const PATIENCE = 60_000

const hitsOf = (page: Page) => page.getByRole('dialog').getByRole('treeitem')
const alertOf = (page: Page) => page.getByRole('dialog').getByRole('alert')

/** How the service may fail, and what a reader is told. */
const failures: [name: string, mood: Mood, words: RegExp][] = [
  ['it refuses', { status: 403 }, /refused/],
  ['the index is unknown', { status: 404 }, /refused/],
  ['it is busy', { status: 429 }, /busy/],
  ['it fails', { status: 500 }, /did not answer/],
  ['it answers with a page', 'garbage', /cannot be read/],
  ['it says nothing', 'silent', /did not answer/],
]

/** What the modal does with what the service answers. */
export async function inModal(check: Check, { browser, siteUrl, service }: ServedSearch): Promise<void> {
  const read = (title: string, go: (reader: Reader) => Promise<void>) =>
    check(title, async () => {
      Object.assign(service, { mood: 'well', asked: [] })
      await withReader(browser, siteUrl, service, go)
    })

  await read(
    'the modal asks with the facets of contextual search, once it is open, and for no index',
    async (reader) => {
      await reader.page.goto(`${siteUrl}docs/overview`)
      await reader.page.keyboard.press('F8')
      await expect(reader.page.locator('html[data-hydrated]')).toBeAttached()
      assert.equal(service.asked.length, 0)
      await reader.ask('node')
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
    async ({ page, ask }) => {
      await ask('zebra')
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
  await read('a stale answer does not overwrite a newer one', async ({ page, ask }) => {
    service.delays.set('z', 1500)
    await ask('z')
    await page.keyboard.type('ebra')
    await expect(hitsOf(page)).toHaveCount(3)
    await page.waitForTimeout(2500)
    await expect(hitsOf(page)).toHaveCount(3)
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('3 results for zebra')
    service.delays.clear()
  })
  for (const [name, mood, words] of failures)
    await read(`the modal says an error as an error, and tries again: ${name}`, async ({ page, ask }) => {
      service.mood = mood
      await ask('zebra')
      await expect(alertOf(page)).toContainText(words, { timeout: PATIENCE })
      await expect(page.getByRole('dialog').getByText('No results')).toBeHidden()
      service.mood = 'well'
      await alertOf(page).getByRole('button', { name: 'Try again' }).click()
      await expect(hitsOf(page)).toHaveCount(3, { timeout: PATIENCE })
      await expect(alertOf(page)).toBeHidden()
    })
}

/** What the search page does with it. */
export async function onPage(check: Check, { browser, siteUrl, service }: ServedSearch): Promise<void> {
  const read = (title: string, go: (page: Page) => Promise<void>) =>
    check(title, async () => {
      Object.assign(service, { mood: 'well', asked: [] })
      await withReader(browser, siteUrl, service, ({ page }) => go(page))
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
  for (const [name, mood, words] of failures)
    await read(`the search page says an error as an error, and tries again: ${name}`, async (page) => {
      service.mood = mood
      await page.goto(`${siteUrl}search?q=zebra`)
      const status = page.getByRole('main').getByRole('status')
      await expect(status).toHaveText(words, { timeout: PATIENCE })
      service.mood = 'well'
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(status).toHaveText('3 results', { timeout: PATIENCE })
    })
}
