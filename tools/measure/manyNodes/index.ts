import { build } from 'esbuild'
import type { CDPSession, Page } from '@playwright/test'
import { cpus } from 'node:os'
import { launchChromium } from '../../../e2e/browser'
import type { Mode } from './page'

/** The functions that page.tsx puts on the window. */
interface MeasuredWindow {
  mount: (count: number, mode: Mode) => void
  startDrag: () => boolean
  run: (name: string) => void
  facts: () => { nodes: number; characters: number }
}

const RUNS = 5
const OPERATIONS = ['hover', 'select', 'setProp', 'move', 'undo', 'serialize'] as const

/** The production bundle of page.tsx. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tools/measure/manyNodes/page.tsx'],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** Milliseconds of CPU that the main thread has used so far. Other work on the machine does not count. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** The cost of `act` with everything that follows it, until the next frame has been shown. */
async function costOf(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await threadTime(session)
  await act()
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  )
  return (await threadTime(session)) - before
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** The median cost of each operation on a page of `count` Nodes, in milliseconds. */
async function measure(count: number, mode: Mode, code: string): Promise<Record<string, number>> {
  const browser = await launchChromium()
  const page = await browser.newPage()
  await page.setContent(
    '<!doctype html><html lang="en"><title>Many Nodes</title><div id="root"></div></html>',
  )
  await page.addScriptTag({ content: code })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const call = <Name extends keyof MeasuredWindow>(name: Name, ...values: Parameters<MeasuredWindow[Name]>) =>
    page.evaluate(
      ([name, values]) =>
        (window as unknown as Record<string, (...values: unknown[]) => unknown>)[name]?.(...values),
      [name, values] as const,
    )
  const timesOf = async (name: string, runs = RUNS) => {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) times.push(await costOf(page, session, () => call('run', name)))
    return median(times)
  }

  const costs: Record<string, number> = {
    'first render': await costOf(page, session, () => call('mount', count, mode)),
  }
  const idle = await timesOf('nothing')
  for (const name of OPERATIONS) costs[name] = (await timesOf(name)) - idle
  // It takes as long as the first render.
  costs.deserialize = await timesOf('deserialize', 1)
  costs.enable = await timesOf('enable', 1)
  await call('startDrag')
  costs['drag, each step'] = (await timesOf('drag')) - idle
  console.log(`  ${JSON.stringify(await call('facts'))}`)
  await browser.close()
  return costs
}

/** Prints what pages cost: `npm run nodes -w tools -- plain 100 1000 5000`. */
async function main(): Promise<void> {
  const [mode = 'plain', ...counts] = process.argv.slice(2)
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores; ms of CPU, median of ${RUNS}; ${mode}`)
  const code = await script()
  const columns = []
  for (const count of counts) columns.push(await measure(Number(count), mode as Mode, code))
  for (const name of Object.keys(columns[0] ?? {}))
    console.log(
      `${name.padEnd(16)} ${columns.map((costs) => (costs[name] ?? 0).toFixed(1).padStart(9)).join('')}`,
    )
}

void main()
