import { build } from 'esbuild'
import { launchChromium } from '../../e2e/browser'
import type { Mode } from './manyNodes/page'

/** The functions that manyNodes/page.tsx puts on the window. */
interface MeasuredWindow {
  mount: (count: number, mode: Mode) => void
  run: (name: string) => void
}

const RUNS = 30
const OPERATIONS = ['hover', 'select', 'setProp', 'move']
const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']

/** The bundle of the page, with the hook that Fast Refresh installs before React is loaded. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tools/measure/manyNodes/page.tsx'],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    loader: { '.css': 'text' },
    banner: { js: 'window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => 1 }' },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

const median = (values: number[]): string =>
  (values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN).toFixed(1).padStart(8)

/** Prints how much CPU time scripts, styles and layout of a change take, and of what follows it within 150 ms. */
async function measure(count: number, mode: Mode, code: string): Promise<void> {
  const browser = await launchChromium()
  const page = await browser.newPage()
  await page.setContent('<!doctype html><html lang="en"><title>Inspector</title><div id="root"></div></html>')
  await page.addScriptTag({ content: code })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.reduce((sum, { name, value }) => sum + (WORK.includes(name) ? 1000 * value : 0), 0)
  }
  await page.evaluate(([count, mode]) => (window as unknown as MeasuredWindow).mount(count, mode), [
    count,
    mode,
  ] as const)
  for (const operation of OPERATIONS) {
    const [changes, reports]: [number[], number[]] = [[], []]
    for (let run = 0; run < RUNS; run += 1) {
      await page.waitForTimeout(150)
      const start = await work()
      await page.evaluate((name) => (window as unknown as MeasuredWindow).run(name), operation)
      const changed = await work()
      await page.waitForTimeout(150)
      changes.push(changed - start)
      reports.push((await work()) - changed)
    }
    console.log(`${mode.padEnd(10)} ${operation.padEnd(8)} ${median(changes)} ${median(reports)}`)
  }
  await browser.close()
}

/** `npm run inspector -w tools -- 1000`: what the inspector costs on a page of so many Nodes. */
async function main(): Promise<void> {
  const code = await script()
  console.log(`ms of CPU, median of ${RUNS}: a change, and what follows`)
  for (const mode of ['plain', 'inspector'] as const)
    await measure(Number(process.argv[2] ?? 1000), mode, code)
}

void main()
