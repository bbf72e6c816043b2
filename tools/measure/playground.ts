import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { recordFigure } from './figures'
import { withBuiltSite } from '../fixture'
import { openOnPhone } from './throttling'
import { compressedBytes, scriptsOf } from './weight'

/** Budgets of the playground (docs/requirements.md §10): bytes after brotli, and milliseconds. */
const BUDGETS = {
  /** Scripts that only the playground loads: the page, the compiler and CodeMirror. */
  scripts: 250_000,
  /** Time from the first touch to the first result, on a slow phone. */
  firstRun: 3_000,
  /** Time from the end of the pause after the last letter to the next result, at full speed. */
  laterRun: 150,
} as const

/** The pause after the last letter: TYPING_PAUSE_MS in src/playground/session/PlaygroundSession.ts. */
const TYPING_PAUSE_MS = 300

const ROOT = 'public'

/** The scripts fetched by the time the code field has loaded, without those of every page. */
async function weighScripts(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.add(path.basename(new URL(request.url()).pathname))
  })
  await page.goto(`${url}playground#sample=empty`, { waitUntil: 'domcontentloaded' })
  await page.locator('.cm-content').waitFor({ timeout: 60_000 })
  await page.close()
  for (const name of scriptsOf(readFileSync(path.join(ROOT, 'support/index.html'), 'utf8')).all)
    fetched.delete(name)
  const sizes = [...fetched].map((name) => compressedBytes(readFileSync(path.join(ROOT, name))))
  return sizes.reduce((total, size) => total + size, 0)
}

/** Touches the playground on a slow phone and returns the milliseconds until the first result. */
async function timeFirstRun(browser: Browser, url: string): Promise<number> {
  const page = await openOnPhone(browser)
  try {
    await page.goto(`${url}playground`, { waitUntil: 'load' })
    await page.waitForTimeout(2000)
    // The promise is wrapped in an object, so that `await` returns once the listeners are added, before the tap.
    const run = await page.evaluateHandle(() => ({
      time: new Promise<number>((resolve) => {
        let touched = 0
        const note = () => void (touched = performance.now())
        document.addEventListener('touchstart', note, { capture: true, once: true })
        const { dataset } = document.documentElement
        new MutationObserver(() => {
          if (dataset.playground === 'ready') resolve(performance.now() - touched)
        }).observe(document.documentElement, { attributeFilter: ['data-playground'] })
      }),
    }))
    await page.locator('.playground-plain').tap()
    return await run.evaluate(({ time }) => time)
  } finally {
    await page.context().close()
  }
}

/** Types a letter `times` times and returns the shortest time to the next result, without the pause. */
async function timeLaterRuns(browser: Browser, url: string, times: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  // esbuild adds `__name` calls to functions, including those sent to the page.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.goto(`${url}playground#sample=demos/Rules`, { waitUntil: 'domcontentloaded' })
  await page.locator('.cm-content').waitFor({ timeout: 60_000 })
  await page.waitForTimeout(2000)
  await page.locator('.cm-line').first().click()
  const runs: number[] = []
  for (let time = 0; time < times; time++) {
    const run = await page.evaluateHandle(() => ({
      time: new Promise<number>((resolve) => {
        let typed = Infinity
        const note = () => void (typed = performance.now())
        document.addEventListener('keydown', note, { capture: true, once: true })
        // Later messages change nothing, because a promise resolves once.
        addEventListener('message', ({ data }: MessageEvent<{ kind?: string } | null>) => {
          if (data?.kind === 'rendered' && typed !== Infinity) resolve(performance.now() - typed)
        })
      }),
    }))
    await page.keyboard.type(' ')
    runs.push((await run.evaluate(({ time }) => time)) - TYPING_PAUSE_MS)
    // The next frame is preloaded.
    await page.waitForTimeout(500)
  }
  await page.close()
  return Math.min(...runs)
}

/** `npm run playground -w tools`: measures the playground's size and speed; exits with 1 if a budget is exceeded. */
async function main(): Promise<void> {
  const times = Number(process.argv[2] ?? 3)
  await withBuiltSite(async (browser, url) => {
    // The shortest of several runs, because other load on the machine only adds to it.
    const firstRuns: number[] = []
    for (let time = 0; time < times; time++) firstRuns.push(await timeFirstRun(browser, url))
    const found = {
      scripts: await weighScripts(browser, url),
      firstRun: Math.min(...firstRuns),
      laterRun: await timeLaterRuns(browser, url, times * 4),
    }
    console.table({ found, budget: BUDGETS })
    for (const part of ['scripts', 'firstRun', 'laterRun'] as const) {
      recordFigure(`playground: ${part}`, found[part], part === 'scripts' ? 'B' : 'ms')
      if (found[part] > BUDGETS[part]) process.exitCode = 1
    }
  })
}

void main()
