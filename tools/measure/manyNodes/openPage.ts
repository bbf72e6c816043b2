import { build } from 'esbuild'
import { launchChromium } from '../../../e2e/browser'
import type { Mode } from './page'

/** The functions that page.tsx adds to the window. */
interface MeasuredWindow {
  mount: (count: number, mode: Mode) => void
  run: (name: string) => void
  count: () => number
}

/** A page with many Nodes in a browser. */
export interface MeasuredPage {
  mount: () => Promise<void>
  /** Runs an operation of page.tsx. */
  run: (name: string) => Promise<void>
  /** The number of Nodes on the page. */
  count: () => Promise<number>
  /** Resolves once the next frame is painted. */
  frame: () => Promise<unknown>
  wait: (milliseconds: number) => Promise<void>
  /** CPU time of the page so far, in milliseconds. Excludes other work on the machine. */
  spent: () => Promise<number>
  close: () => Promise<void>
}

export const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Opens the production bundle of page.tsx. `metrics` are the names of Chromium's durations that `spent` adds up. */
export async function openPage(count: number, mode: Mode, metrics: readonly string[]): Promise<MeasuredPage> {
  const { outputFiles } = await build({
    entryPoints: ['tools/measure/manyNodes/page.tsx'],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const browser = await launchChromium()
  const page = await browser.newPage()
  await page.setContent('<!doctype html><html lang="en"><title>Nodes</title><div id="root"></div></html>')
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    mount: () =>
      page.evaluate(([count, mode]) => (window as unknown as MeasuredWindow).mount(count, mode), [
        count,
        mode,
      ] as const),
    run: (name) => page.evaluate((name) => (window as unknown as MeasuredWindow).run(name), name),
    count: () => page.evaluate(() => (window as unknown as MeasuredWindow).count()),
    frame: () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
    wait: (milliseconds) => page.waitForTimeout(milliseconds),
    spent: async () => {
      const { metrics: found } = await session.send('Performance.getMetrics')
      return found.reduce((sum, { name, value }) => sum + (metrics.includes(name) ? 1000 * value : 0), 0)
    },
    close: () => browser.close(),
  }
}
