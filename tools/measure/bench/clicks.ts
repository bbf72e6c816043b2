import { chromium, type Page } from '@playwright/test'
import { baseUrl } from '../../../scripts/baseUrl'
import { chromiumFlags, findChromium } from '../../browser'
import { startHost } from '../../preview-host'
import { peerClicks } from './peers'
import { median, table } from './table'

const LINKS = 'nav[aria-label=Documentation] a[href]'

/** Runs in the page: from the click on a link to the frame in which another h1 stands there, in milliseconds. */
function watchHeading(): Promise<number> {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  return new Promise((resolve) => {
    const start = () => {
      const from = performance.now()
      const look = () => {
        if (heading() === before) requestAnimationFrame(look)
        else resolve(performance.now() - from)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', start, { capture: true, once: true })
  })
}

/** Points at the `at`-th other page of the sidebar for as long as a reader does, clicks, and says how long it took. */
async function clickOne(page: Page, at: number): Promise<number> {
  const links = page.locator(`${LINKS}:not([aria-current])`).filter({ visible: true })
  const link = links.nth(at % (await links.count()))
  await link.hover()
  await page.waitForTimeout(250)
  const time = page.evaluate(watchHeading)
  await link.click({ noWaitAfter: true })
  const milliseconds = await time
  await page.waitForTimeout(300)
  return milliseconds
}

/** Clicks through the sidebar of the built site, once for warming up, then `times` times: milliseconds of each click. */
export async function measureClicks(folder: string, times: number): Promise<number[]> {
  const host = await startHost({ root: folder, port: 0, base: baseUrl })
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags })
  try {
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
    // esbuild marks functions with their names, also in those that are sent to the page.
    await context.addInitScript('globalThis.__name = (value) => value')
    const page = await context.newPage()
    await page.goto(`${host.url}docs/overview`)
    await page.keyboard.press('F8')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await clickOne(page, 0)
    const clicks: number[] = []
    for (let at = 0; at < times; at++) clicks.push(await clickOne(page, at * 3 + 1))
    return clicks
  } finally {
    await browser.close()
    await host.close()
  }
}

/** Prints how long a click on a sidebar link takes to show the new h1, beside the peers. */
export async function printClicks(folder: string, times: number): Promise<void> {
  const clicks = await measureClicks(folder, times)
  console.log('\nClick on a link of the sidebar to the new h1, warm, milliseconds')
  table(
    ['', 'median', 'best', 'by'],
    [
      ['this site', median(clicks), Math.min(...clicks), 'router'],
      ...Object.entries(peerClicks).map(([peer, found]) => [
        `${peer}, then`,
        found.median,
        found.best,
        found.by,
      ]),
    ],
  )
  console.log(`Each: ${clicks.map(Math.round).join(', ')}`)
}
