import { recordFigure } from './figures'
import { median, openPage } from './manyNodes/openPage'
import type { Mode } from './manyNodes/page'

const RUNS = 30
const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']

/** Prints the CPU time of scripts, styles and layout for each change, and for the 150 ms after it. */
async function measure(count: number, mode: Mode): Promise<void> {
  const page = await openPage(count, mode, WORK)
  await page.mount()
  for (const operation of ['hover', 'select', 'setProp', 'move']) {
    const [changes, reports]: [number[], number[]] = [[], []]
    for (let run = 0; run < RUNS; run += 1) {
      await page.wait(150)
      const start = await page.spent()
      await page.run(operation)
      const changed = await page.spent()
      await page.wait(150)
      changes.push(changed - start)
      reports.push((await page.spent()) - changed)
    }
    recordFigure(`${mode}, ${operation}: change`, median(changes), 'ms')
    recordFigure(`${mode}, ${operation}: after it`, median(reports), 'ms')
    console.log(mode.padEnd(10), operation.padEnd(8), median(changes).toFixed(1), median(reports).toFixed(1))
  }
  await page.close()
}

/** `npm run inspector -w tools -- 1000` measures the cost of the inspector on a page with 1,000 Nodes. */
async function main(): Promise<void> {
  console.log(`CPU time in ms, median of ${RUNS}: a change, and the time after it`)
  for (const mode of ['plain', 'inspector'] as const) await measure(Number(process.argv[2] ?? 1000), mode)
}

void main()
