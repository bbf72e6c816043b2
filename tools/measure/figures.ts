import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** A measured value, in one line of the file as JSON. */
export interface Figure {
  /** Id of the run of the workflow. */
  run: string
  name: string
  value: number
  unit: keyof typeof TOLERANCE
}

/** Growth from one run to the next that is a regression, by unit. Times differ between the machines that GitHub assigns. */
const TOLERANCE = { B: 1.03, MB: 1.2, 'CPU s': 1.3, ms: 1.5 }

/** Number of milliseconds that a time must grow by, because short ones vary more. */
const MIN_GROWTH = 20

/** Adds a figure to the file in `FIGURES`. Without that variable, the figure is only printed by its tool. */
export function recordFigure(name: string, value: number, unit: Figure['unit']): void {
  const { FIGURES, GITHUB_RUN_ID: run = 'local' } = process.env
  if (FIGURES) appendFileSync(FIGURES, `${JSON.stringify({ run, name, value, unit } satisfies Figure)}\n`)
}

const isWorse = ({ value, unit }: Figure, last: number) =>
  value > last * TOLERANCE[unit] && (unit !== 'ms' || value - last > MIN_GROWTH)

const signed = (change: number) => `${change > 0 ? '+' : ''}${change.toFixed()} %`

/** Compares the last run in `figures` with the run before: a Markdown table, and the names of regressions. */
export function compareRuns(figures: readonly Figure[]): { table: string; worse: string[] } {
  const runs = [...new Set(figures.map(({ run }) => run))]
  const [now, before] = [runs.at(-1), runs.at(-2)]
  const last = new Map(figures.filter(({ run }) => run === before).map(({ name, value }) => [name, value]))
  const worse: string[] = []
  const rows = figures.flatMap((figure) => {
    const { run, name, value, unit } = figure
    if (run !== now) return []
    const old = last.get(name)
    if (old === undefined) return [`| ${name} | – | ${value} ${unit} | new |`]
    if (isWorse(figure, old)) worse.push(name)
    const change = old === 0 ? '' : signed((100 * value) / old - 100)
    return [`| ${name} | ${old} | ${value} ${unit} | ${change}${isWorse(figure, old) ? ' ✗' : ''} |`]
  })
  return { table: ['| | Last run | This run | |', '| --- | --- | --- | --- |', ...rows].join('\n'), worse }
}

/** `tsx tools/measure/figures.ts figures.jsonl`: prints the comparison, and exits with 1 if there is a regression. */
function main([file = '']: readonly string[]): void {
  if (!existsSync(file)) throw new Error(`There is no file "${file}". Pass the file that FIGURES names.`)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const { table, worse } = compareRuns(lines.map((line) => JSON.parse(line) as Figure))
  console.log(table)
  if (worse.length === 0) return
  console.error(`Worse than in the last run: ${worse.join(', ')}.`)
  process.exitCode = 1
}

if (require.main === module) main(process.argv.slice(2))
