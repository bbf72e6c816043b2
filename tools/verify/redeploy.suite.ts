import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Host, startHost } from '../../e2e/host'
import { launchChromium } from '../../e2e/browser'
import { openFixture } from '../fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'releases-'))
/** Two releases, and one whose scripts are missing. */
const first = path.join(folder, 'first')
const second = path.join(folder, 'second')
const half = path.join(folder, 'half')
const isHashed = (file: string) => /-[0-9a-f]{8}\.js$/.test(file)

let browser: Browser
let context: BrowserContext
let page: Page
let host: Host
let loads: number

beforeAll(async () => {
  const fixture = openFixture({ bodies: 'short' })
  const release = async (target: string) => {
    await fixture.mustBuild()
    cpSync(path.join(fixture.folder, 'public'), target, { recursive: true })
  }
  await release(first)
  // A build from scratch with different script hashes, so that the folder has no files of the first release.
  fixture.edit('gatsby-browser.tsx', (text) => `${text}\nconsole.info('another release')\n`)
  for (const cache of ['.cache', 'public']) rmSync(path.join(fixture.folder, cache), { recursive: true })
  await release(second)
  fixture.close()
  cpSync(second, half, { recursive: true })
  const scripts = readdirSync(half).filter(isHashed)
  expect(scripts.length).toBeGreaterThan(10)
  for (const file of scripts) rmSync(path.join(half, file))
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

beforeEach(async () => {
  context = await browser.newContext()
  // Prefetched files would hide that a deploy has removed them.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  page = await context.newPage()
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
})
afterEach(async () => {
  await context.close()
  await host.close()
})

/** Serves another release at the same address, as after a deploy. */
async function deploy(root: string): Promise<void> {
  const port = Number(new URL(host.url).port)
  await host.close()
  host = await startHost({ root, port })
}

/** Opens a page of `before`, hydrates it, performs `deploys`, and follows a link to Support with a query and an anchor. */
async function followAcross(before: string, deploys: readonly string[]): Promise<string> {
  host = await startHost({ root: before, port: 0 })
  await page.goto(`${host.url}docs/overview`)
  await page.keyboard.press('F8')
  await page.waitForSelector('html[data-hydrated]')
  loads = 0
  for (const root of deploys) await deploy(root)
  const wanted = `${host.url}support?x=1&y=%20#more`
  const link = page.locator('header').getByRole('link', { name: 'Support' })
  await link.evaluate((anchor: HTMLAnchorElement, href) => void (anchor.href = href), wanted)
  await link.click()
  return wanted
}

/** The tab's content once it has been stable for two seconds. */
async function settled() {
  let last: string | null = null
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    await page.waitForTimeout(2_000)
    // A newly loaded document hydrates only after an intent.
    await page.keyboard.press('F8')
    const now = await page.content().catch(() => null)
    if (now !== null && now === last) break
    last = now
  }
  const title = await page.locator('h1').first().textContent()
  return { url: page.url(), title, alert: (await page.getByRole('alert').allTextContents()).join(' ') }
}

it.each([
  ['a deploy', first, [second]],
  ['a rollback', second, [first]],
  ['a deploy that is rolled back', first, [second, first]],
] as const)('links in an open page still work after %s', async (_, before, deploys) => {
  const url = await followAcross(before, deploys)
  expect(await settled()).toEqual({ url, title: 'Support', alert: '' })
  expect(loads).toBeLessThanOrEqual(2)
})

it('a release without its scripts results in a page with a message, not in a loop', async () => {
  await followAcross(first, [half])
  const alerts = page.getByRole('alert')
  const tried = async () => {
    await page.keyboard.press('F8')
    return (await alerts.allTextContents().catch(() => [])).join(' ')
  }
  await expect.poll(tried, { timeout: 30_000 }).toContain('could not be loaded')
  const { title, alert } = await settled()
  expect(title).toBe('Support')
  expect(alert).toContain('could not be loaded')
  expect(loads).toBeLessThanOrEqual(3)
})
