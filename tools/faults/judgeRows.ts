import type { Outcomes } from '../runner'
import type { FaultRow } from './faultRows'

/** How a row stands: `missing` when a step that ran has no test of it, `left` when none of its steps ran. */
export type Standing = 'passed' | 'failed' | 'missing' | 'left'

/** A row and what the tests said of it. */
export interface JudgedRow {
  row: FaultRow
  standing: Standing
  /** How many tests there were. */
  tests: number
  /** Titles of tests that failed, and steps without a test. */
  wrong: readonly string[]
  /** Steps that did not run. */
  left: readonly string[]
}

function judge(row: FaultRow, outcomes: Outcomes): JudgedRow {
  const mark = `[${row.id}]`
  const ran = row.seenBy.filter((name) => outcomes.has(name))
  const testsOf = (name: string) => (outcomes.get(name) ?? []).filter(({ title }) => title.includes(mark))
  const tests = [...outcomes.keys()].flatMap(testsOf)
  const failed = tests.filter(({ isOk }) => !isOk).map(({ title }) => title)
  const without = ran.filter((name) => testsOf(name).length === 0).map((name) => `no test in ${name}`)
  const standing =
    failed.length > 0 ? 'failed' : without.length > 0 ? 'missing' : ran.length > 0 ? 'passed' : 'left'
  const left = row.seenBy.filter((name) => !outcomes.has(name))
  return { row, standing, tests: tests.length, wrong: [...failed, ...without], left }
}

/** Judges every row by the tests that bear its id, step by step. */
export function judgeRows(rows: readonly FaultRow[], outcomes: Outcomes): JudgedRow[] {
  return rows.map((row) => judge(row, outcomes))
}

/** Ids in the titles of tests that no row has. */
export function strayIds(rows: readonly FaultRow[], outcomes: Outcomes): string[] {
  const titles = [...outcomes.values()].flat().map(({ title }) => title)
  const ids = titles.flatMap((title) => [...title.matchAll(/\[([A-Z]\d\d)\]/g)].map(([, id = '']) => id))
  return [...new Set(ids)].filter((id) => !rows.some((row) => row.id === id))
}
