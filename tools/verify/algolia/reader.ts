import assert from 'node:assert/strict'
import { expect, type Browser, type Page } from '@playwright/test'
import { watch } from '../../../e2e/watch'
import type { Service } from './service'

/** Hosts that Algolia's client asks, one after the other. */
const ALGOLIA = /^https:\/\/crafttest[\w-]*\.algolia(?:net\.com|\.net)\//i

/** A page of the site, whose requests to the hosted search are answered by a service of this machine. */
export interface Reader {
  page: Page
  /** Addresses that the page has asked for. */
  asked: string[]
  /** Opens the search over `path` and types `query`. */
  ask: (query: string, path?: string) => Promise<void>
}

/** What browsers say of answers that are errors; everything else that a page complains about is a fault. */
const EXPECTED = /Failed to load resource|net::ERR/

/**
 * Lets `read` use a page of its own. Throws when that does, and when the page was not at peace: Chromium asks the page's
 * policy before a request gets as far as the service.
 */
export async function withReader(
  browser: Browser,
  siteUrl: string,
  service: Service,
  read: (reader: Reader) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext()
  try {
    const faults = await watch(context)
    await context.route(ALGOLIA, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const answer = await route.fetch({ url: service.url + pathname + search, timeout: 0 }).catch(() => null)
      await (answer === null ? route.abort() : route.fulfill({ response: answer })).catch(() => {})
    })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const ask = async (query: string, path = 'docs/overview') => {
      await page.goto(siteUrl + path)
      await page.keyboard.press('Control+k')
      await expect(page.locator('.DocSearch-Input')).toBeFocused({ timeout: 15_000 })
      await page.keyboard.type(query)
    }
    await read({ page, asked, ask })
    assert.deepEqual(
      faults.filter((fault) => !EXPECTED.test(fault)),
      [],
    )
  } finally {
    await context.close()
  }
}
