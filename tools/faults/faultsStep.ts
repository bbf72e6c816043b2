import { readFileSync } from 'node:fs'
import type { Outcomes, Step } from '../runner'
import { faultRows } from './faultRows'
import { judgeRows, strayIds } from './judgeRows'
import { printRows } from './printRows'

/**
 * Judges the rows of `docs/faults.md` by what the steps before found. A row fails by a failed test, and by a step that
 * ran without a test of it; rows that none of the steps sees are left out.
 */
export function judgeFaults(outcomes: Outcomes): ReturnType<Step['run']> {
  const rows = faultRows(readFileSync('docs/faults.md', 'utf8'))
  const judged = judgeRows(rows, outcomes)
  printRows(judged)
  const stray = strayIds(rows, outcomes)
  const wrong = judged.filter(({ standing }) => standing === 'failed' || standing === 'missing')
  const output = [
    ...wrong.flatMap(({ row, wrong }) => wrong.map((what) => `${row.id}: ${what}`)),
    ...stray.map((id) => `A test bears the id ${id}, which is no row of docs/faults.md.`),
  ].join('\n')
  const passed = judged.filter(({ standing }) => standing === 'passed').length
  return Promise.resolve({ passed, failed: wrong.length + stray.length, skipped: 0, output })
}

/** The last step of `npm test`: the table of faults, by the tests that ran before it. */
export const faultsStep: Step = {
  name: 'faults',
  about: 'the rows of docs/faults.md, by the tests above',
  run: judgeFaults,
}
