import { cpus } from 'node:os'
import { recordFigure } from '../figures'
import { median, openPage } from './openPage'
import type { Mode } from './page'

const RUNS = 5
const OPERATIONS = ['hover', 'select', 'setProp', 'move', 'undo', 'serialize']

/** The median cost of each operation on a page of `count` Nodes, in milliseconds of CPU on the main thread. */
async function measure(count: number, mode: Mode): Promise<Record<string, number>> {
  const page = await openPage(count, mode, ['TaskDuration'])
  /** The cost of `act` and everything that follows, until the next frame is painted. */
  const costOf = async (act: () => Promise<void>) => {
    const before = await page.spent()
    await act()
    await page.frame()
    return (await page.spent()) - before
  }
  const timesOf = async (name: string, runs = RUNS) => {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) times.push(await costOf(() => page.run(name)))
    return median(times)
  }
  const costs: Record<string, number> = { 'first render': await costOf(page.mount) }
  const nodes = await page.count()
  if (nodes !== count)
    throw new Error(`The page has ${nodes} Nodes instead of ${count}. Correct pageOf in page.tsx.`)
  const idle = await timesOf('nothing')
  for (const name of OPERATIONS) costs[name] = (await timesOf(name)) - idle
  // Takes as long as the first render.
  costs.deserialize = await timesOf('deserialize', 1)
  costs.enable = await timesOf('enable', 1)
  await page.run('startDrag')
  costs['drag, each step'] = (await timesOf('drag')) - idle
  await page.close()
  return costs
}

/** Prints the costs of pages: `npm run nodes -w tools -- plain 100 1000 5000`. */
async function main(): Promise<void> {
  const [mode = 'plain', ...counts] = process.argv.slice(2)
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores; ms of CPU; ${mode}`)
  console.log(`Median of ${RUNS} runs; "first render", "deserialize" and "enable" ran once.`)
  const columns: Record<string, Record<string, string>> = {}
  for (const count of counts)
    for (const [name, cost] of Object.entries(await measure(Number(count), mode as Mode))) {
      ;(columns[name] ??= {})[`${count} Nodes`] = cost.toFixed(1)
      recordFigure(`${count} Nodes: ${name}`, cost, 'ms')
    }
  console.table(columns)
}

void main()
