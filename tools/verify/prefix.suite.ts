import path from 'node:path'
import type { Browser } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Host, startHost } from '../../e2e/host'
import { watch } from '../../e2e/watch'
import { launchChromium } from '../../e2e/browser'
import { openFixture } from '../fixture'
import { runSiteTests } from './siteTests'

const base = '/craft.js/'
const fixture = openFixture({ bodies: 'full' })
let host: Host
let browser: Browser
beforeAll(async () => {
  fixture.edit('content/site.ts', (text) => text.replace("baseUrl: '/'", `baseUrl: '${base}'`))
  await fixture.mustBuild()
  host = await startHost({ root: path.join(fixture.folder, 'public'), port: 0, base })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await host.close()
  fixture.close()
})

const builtText = (file: string) => fixture.read(path.join('public', file))

const ATTRIBUTES = ['href', 'src', 'srcset', 'data-src', 'poster', 'action']

/** Addresses in the HTML of `file` that start with a slash but not with the prefix. */
function strayAddresses(file: string): string[] {
  const { document } = new JSDOM(builtText(file)).window
  // The links in a demo point to made-up pages.
  document.querySelectorAll('[data-phase]').forEach((stage) => stage.remove())
  return ATTRIBUTES.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((el) => el.getAttribute(name)!),
  )
    .flatMap((value) => value.split(',').map((part) => part.trim().split(' ')[0]!))
    .filter((address) => /^\/(?!craft\.js(?:\/|$))/.test(address))
    .map((address) => `${file}: ${address}`)
}

it('every address in every page has the prefix', () => {
  const pages = fixture.built().filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.flatMap(strayAddresses)).toEqual([])
})

it('a reader can follow a link and go back, and every request has the prefix', async () => {
  const context = await browser.newContext()
  const issues = await watch(context)
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === '127.0.0.1' && !pathname.startsWith(base)) issues.push(request.url())
  })
  const page = await context.newPage()
  await page.goto(`${host.url}docs/guides/basic-tutorial`)
  await page.keyboard.press('F8')
  await page.waitForSelector('html[data-hydrated]')
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
  await page.locator(`main .prose a[href^="${base}docs/"]`).filter({ visible: true }).first().click()
  await page.waitForURL((url) => !url.pathname.includes('basic-tutorial'))
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.goBack()
  await page.waitForURL(/basic-tutorial/)
  const broken = await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
    for (const image of images) image.loading = 'eager'
    await Promise.allSettled(images.map((image) => image.decode()))
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc)
  })
  expect(broken).toEqual([])
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded')
  await page.goto(`${host.url}r/next/docs/overview`)
  await page.waitForURL(`${host.url}docs/overview`)
  expect(issues.filter((issue) => !/404/.test(issue))).toEqual([])
})

it('the tests of the site pass', () => runSiteTests(fixture))

it('a later build at the root contains no prefix', async () => {
  fixture.edit('content/site.ts', (text) => text.replace(`baseUrl: '${base}'`, "baseUrl: '/'"))
  await fixture.mustBuild()
  const built = fixture.built().filter((file) => /\.(html|css|js)$/.test(file))
  // URLs of the Craft.js repository also contain it, but are not paths.
  expect(built.filter((file) => /["'`(]\/craft\.js\//.test(builtText(file)))).toEqual([])
})
