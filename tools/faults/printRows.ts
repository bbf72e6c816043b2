import type { JudgedRow, Standing } from './judgeRows'

const SIGNS: Record<Standing, string> = { passed: '✓', failed: '✗', missing: '✗', left: '–' }

/** One line for a row: how it stands, how many tests saw it, and what is wrong or left. */
function lineOf({ row, standing, tests, wrong, left }: JudgedRow): string {
  const counted = standing === 'left' ? '' : ` (${tests})`
  const rest = left.length > 0 ? `; left to npm run verify -- ${left.join(' ')}` : ''
  const faults = wrong.map((what) => `\n          ${what}`).join('')
  return `    ${SIGNS[standing]} ${row.id} ${row.about}${counted}${rest}${faults}`
}

/** Prints the table, and how many rows passed, failed, have no test, and were left. */
export function printRows(rows: readonly JudgedRow[]): void {
  for (const row of rows) console.log(lineOf(row))
  const count = (standing: Standing) => rows.filter((row) => row.standing === standing).length
  console.log(
    `    rows: ${count('passed')} passed, ${count('failed')} failed, ${count('missing')} without a test, ${count('left')} left to npm run verify`,
  )
}
