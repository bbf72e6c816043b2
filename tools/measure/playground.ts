import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import site from '../../content/site'
import { launchChromium } from '../../e2e/browser'
import { startHost } from '../../e2e/host'
import { benchmarkIndex, throttle } from './throttling'
import { compressedBytes, scriptsOf } from './weight'

/** What the playground may cost (docs/requirements.md §10): bytes after brotli, and milliseconds. */
export const playgroundBudgets = {
  /** Scripts that only the playground loads: the page, the compiler and CodeMirror. */
  scripts: 250_000,
  /** From the first touch to the first result, on a slow phone. */
  firstRun: 3_000,
  /** From the end of the pause after the last letter to the next result, at full speed. */
  laterRun: 150,
} as const

export type PlaygroundCosts = Record<keyof typeof playgroundBudgets, number>

/** The pause after the last letter: PAUSE in src/playground/session/PlaygroundSession.ts. */
const PAUSE = 300

const ROOT = 'public'

/** esbuild adds calls of `__name` to functions, also to those that are sent to the page. */
const NAMES = 'globalThis.__name = (value) => value'

/** The budgets that `costs` exceed, one line each. */
export const overPlaygroundBudget = (costs: Partial<PlaygroundCosts>): string[] =>
  Object.entries(costs).flatMap(([part, found]) => {
    const limit = playgroundBudgets[part as keyof PlaygroundCosts]
    return found > limit ? [`${part} of the playground is ${Math.round(found)}, more than ${limit}.`] : []
  })

/** Resolves when the first result is shown, with the time in the page. */
const firstResult = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const root = document.documentElement
        const look = () => root.dataset.playground === 'ready' && resolve(performance.now())
        new MutationObserver(look).observe(root, { attributeFilter: ['data-playground'] })
        look()
      }),
  )

/** The scripts that `page` has fetched once the code field is complete, without those of every page. */
export async function weighScripts(page: Page, url: string): Promise<number> {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.add(path.basename(new URL(request.url()).pathname))
  })
  await page.goto(`${url}playground#sample=empty`, { waitUntil: 'domcontentloaded' })
  await page.locator('.cm-content').waitFor({ timeout: 60_000 })
  const everywhere = new Set(scriptsOf(readFileSync(path.join(ROOT, 'support/index.html'), 'utf8')).all)
  const sizes = [...fetched]
    .filter((name) => !everywhere.has(name))
    .map((name) => compressedBytes(readFileSync(path.join(ROOT, name))))
  return sizes.reduce((total, size) => total + size, 0)
}

/** Touches the playground on a slow phone; the milliseconds until the first result. */
async function timeFirstRun(browser: Browser, url: string): Promise<number> {
  const index = await benchmarkIndex(browser)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  try {
    await context.addInitScript(NAMES)
    const page = await context.newPage()
    await throttle(page, index)
    await page.goto(`${url}playground`, { waitUntil: 'load' })
    await page.waitForTimeout(2000)
    // An object around the promise, so that the listener stands before the tap.
    const touched = await page.evaluateHandle(() => ({
      time: new Promise<number>((resolve) =>
        document.addEventListener('touchstart', () => resolve(performance.now()), {
          capture: true,
          once: true,
        }),
      ),
    }))
    const shown = firstResult(page)
    await page.locator('.playground-picture').first().tap()
    return (await shown) - (await touched.evaluate(({ time }) => time))
  } finally {
    await context.close()
  }
}

/** Types one letter `times` times; the shortest time to the next result, without the pause. Other load only adds to it. */
async function timeLaterRuns(browser: Browser, url: string, times: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.addInitScript(NAMES)
    await page.goto(`${url}playground#sample=demos/Rules`, { waitUntil: 'domcontentloaded' })
    await page.locator('.cm-content').waitFor({ timeout: 60_000 })
    await page.waitForTimeout(2000)
    await page.locator('.cm-line').first().click()
    const runs: number[] = []
    for (let time = 0; time < times; time++) {
      const run = await page.evaluateHandle(() => ({
        time: new Promise<number>((resolve) => {
          let typed = Infinity
          document.addEventListener('keydown', () => (typed = performance.now()), {
            capture: true,
            once: true,
          })
          const answer = ({ data }: MessageEvent<{ kind?: string } | null>) => {
            if (data?.kind !== 'shown' || typed === Infinity) return
            removeEventListener('message', answer)
            resolve(performance.now() - typed)
          }
          addEventListener('message', answer)
        }),
      }))
      await page.keyboard.type(' ')
      runs.push((await run.evaluate(({ time }) => time)) - PAUSE)
      // The next frame is loaded ahead.
      await page.waitForTimeout(500)
    }
    return Math.min(...runs)
  } finally {
    await page.close()
  }
}

/** Measures the built site; of each time, the shortest of `times`. */
export async function measurePlayground(times: number): Promise<PlaygroundCosts> {
  const host = await startHost({ root: ROOT, port: 0, base: site.baseUrl })
  const browser = await launchChromium()
  try {
    const scripts = await weighScripts(await browser.newPage(), host.url)
    const firstRuns: number[] = []
    for (let time = 0; time < times; time++) firstRuns.push(await timeFirstRun(browser, host.url))
    const laterRun = await timeLaterRuns(browser, host.url, times * 4)
    return { scripts, firstRun: Math.min(...firstRuns), laterRun }
  } finally {
    await browser.close()
    await host.close()
  }
}

/** `npm run playground -w tools`: what the playground weighs and how quick it is; ends with 1 above a budget. */
async function main(): Promise<void> {
  const costs = await measurePlayground(Number(process.argv[2] ?? 3))
  console.table(costs)
  for (const issue of overPlaygroundBudget(costs)) {
    console.error(issue)
    process.exitCode = 1
  }
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
