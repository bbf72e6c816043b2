import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { withBuiltSite } from '../fixture'
import { openOnPhone } from './throttling'
import { compressedBytes, scriptsOf } from './weight'

/** What the playground may cost (docs/requirements.md §10): bytes after brotli, and milliseconds. */
const BUDGETS = {
  /** Scripts that only the playground loads: the page, the compiler and CodeMirror. */
  scripts: 250_000,
  /** From the first touch to the first result, on a slow phone. */
  firstRun: 3_000,
  /** From the end of the pause after the last letter to the next result, at full speed. */
  laterRun: 150,
} as const

/** The pause after the last letter: PAUSE in src/playground/session/PlaygroundSession.ts. */
const PAUSE = 300

const ROOT = 'public'

/** The scripts that the page has fetched once the code field is complete, without those of every page. */
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

/** Touches the playground on a slow phone; the milliseconds until the first result. */
async function timeFirstRun(browser: Browser, url: string): Promise<number> {
  const page = await openOnPhone(browser)
  try {
    await page.goto(`${url}playground`, { waitUntil: 'load' })
    await page.waitForTimeout(2000)
    // An object around the promise, so that the listeners are added before the tap.
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

/** Types one letter `times` times; the shortest time to the next result, without the pause. Other load only adds to it. */
async function timeLaterRuns(browser: Browser, url: string, times: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
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
        addEventListener('message', function answer({ data }: MessageEvent<{ kind?: string } | null>) {
          if (data?.kind !== 'shown' || typed === Infinity) return
          removeEventListener('message', answer)
          resolve(performance.now() - typed)
        })
      }),
    }))
    await page.keyboard.type(' ')
    runs.push((await run.evaluate(({ time }) => time)) - PAUSE)
    // The next frame is loaded ahead.
    await page.waitForTimeout(500)
  }
  await page.close()
  return Math.min(...runs)
}

/** `npm run playground -w tools`: what the playground weighs and how quick it is; ends with 1 above a budget. */
async function main(): Promise<void> {
  const times = Number(process.argv[2] ?? 3)
  await withBuiltSite(async (browser, url) => {
    // The shortest of several, since other load only adds to it.
    const firstRuns: number[] = []
    for (let time = 0; time < times; time++) firstRuns.push(await timeFirstRun(browser, url))
    const found = {
      scripts: await weighScripts(browser, url),
      firstRun: Math.min(...firstRuns),
      laterRun: await timeLaterRuns(browser, url, times * 4),
    }
    console.table({ found, budget: BUDGETS })
    for (const part of ['scripts', 'firstRun', 'laterRun'] as const)
      if (found[part] > BUDGETS[part]) process.exitCode = 1
  })
}

void main()
