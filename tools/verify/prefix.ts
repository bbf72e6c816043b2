import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { watch } from '../../e2e/watch'
import { chromiumFlags, findChromium } from '../browser'
import { openFixture, type Fixture } from '../fixture'
import { startHost } from '../../e2e/host'
import { namedChecks } from './namedChecks'
import { siteTests } from './siteTests'

const base = '/craft.js/'

/** Addresses in the HTML of `file` that begin with a slash and leave the prefix. */
function strayAddresses(fixture: Fixture, file: string): string[] {
  const html = readFileSync(path.join(fixture.folder, 'public', file), 'utf8')
  const attributes = html.matchAll(/\s(?:href|src|srcset|data-src|poster|action)="([^"]*)"/gi)
  const addresses = [...attributes].flatMap(([, value = '']) =>
    value.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  )
  const stray = addresses.filter(
    (address) => address.startsWith('/') && !address.startsWith(base) && address !== base.slice(0, -1),
  )
  return [...new Set(stray)].map((address) => `${file}: ${address}`)
}

/** Requests of a context that leave the prefix, noted down as they are made. */
function strayRequests(context: BrowserContext): string[] {
  const stray: string[] = []
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === '127.0.0.1' && !pathname.startsWith(base)) stray.push(request.url())
  })
  return stray
}

/** Reads a doc as a reader does: it becomes interactive, a link is followed without a full load, and back. */
async function walk(fixture: Fixture): Promise<void> {
  const host = await startHost({ root: path.join(fixture.folder, 'public'), port: 0, base })
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags })
  try {
    const context = await browser.newContext()
    const faults = await watch(context)
    const stray = strayRequests(context)
    const page = await context.newPage()
    await page.goto(`${host.url}docs/guides/basic-tutorial`)
    await page.keyboard.press('Shift')
    await page.mouse.wheel(0, 400)
    await page.waitForSelector('html[data-hydrated]', { timeout: 15_000 })
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
    const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window)
    await page.locator(`main .prose a[href^="${base}docs/"]`).first().click()
    await page.waitForURL((url) => !url.pathname.includes('basic-tutorial'))
    assert.ok(await isSameDocument(), 'A link in the text made a full load.')
    await page.goBack()
    await page.waitForURL(/basic-tutorial/)
    const broken = await page.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
      for (const image of images) image.loading = 'eager'
      await Promise.allSettled(images.map((image) => image.decode()))
      return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc)
    })
    assert.deepEqual(broken, [], 'These pictures do not show.')
    const fonts = await page.evaluate(() => [...document.fonts].map(({ status }) => status))
    assert.ok(fonts.includes('loaded'), 'The font was not loaded.')
    await page.goto(`${host.url}r/next/docs/overview`)
    assert.equal(new URL(page.url()).pathname, `${base}docs/overview`)
    assert.deepEqual(faults, [])
    assert.deepEqual(stray, [], 'These requests leave the prefix.')
  } finally {
    await browser.close()
    await host.close()
  }
}

/** Builds once more at the root, with what the build under the prefix left, and looks for addresses of that one. */
async function rebuildAtRoot(fixture: Fixture): Promise<void> {
  fixture.edit('content/site.ts', (text) => text.replace(`baseUrl: '${base}'`, "baseUrl: '/'"))
  const { isOk, output } = await fixture.build()
  if (!isOk) throw new Error(output)
  const built = fixture.built().filter((file) => /\.(html|css|js)$/.test(file))
  // Addresses of the repository of Craft.js end alike, and are no paths.
  const isLeft = (file: string) => /["'`(]\/craft\.js\//.test(fixture.read(path.join('public', file)))
  assert.deepEqual(built.filter(isLeft), [], `These files name ${base} still.`)
}

/** The site under a path prefix. */
export const prefixSuite = namedChecks('prefix', `the whole site under ${base}`, async (check) => {
  const fixture = openFixture({ bodies: 'full' })
  try {
    fixture.edit('content/site.ts', (text) => text.replace("baseUrl: '/'", `baseUrl: '${base}'`))
    const { isOk, output } = await fixture.build()
    if (!isOk) throw new Error(output)
    await check('no address in any page leaves the prefix', () => {
      const pages = fixture.built().filter((file) => file.endsWith('.html'))
      assert.deepEqual(
        pages.flatMap((file) => strayAddresses(fixture, file)),
        [],
      )
    })
    await check('a reader can walk around', () => walk(fixture))
    for (const { kind, run } of siteTests) await check(`the ${kind} pass there`, () => run(fixture))
    await check('the next build, at the root, names the prefix nowhere', () => rebuildAtRoot(fixture))
  } finally {
    fixture.close()
  }
})
