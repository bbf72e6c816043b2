import record from './compatibility.json'

/** A test of a suite that says what it tried: names, such as React, with versions. */
export interface Run {
  suite: string
  test: string
  date: string
  passed: boolean
  tried: Record<string, string | undefined>
}

/** The record that the suites write. Only some runs have each name, which the type of JSON turns into undefined. */
const runs = record as unknown as readonly Run[]

const OLD = 90 * 24 * 60 * 60 * 1000

/** The end of a version of Chromium, which says nothing. */
const LONG = /\.0\.\d+\.\d+$/

const dateOf = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The versions of everything in the runs, such as "React 18.3.1, 19.3.1; Chromium 156". */
function versionsOf(runs: readonly Run[]): string {
  const versions = new Map<string, Set<string>>()
  for (const [name, version] of runs.flatMap(({ tried }) => Object.entries(tried)))
    if (version !== undefined && name !== 'Craft.js')
      versions.set(name, (versions.get(name) ?? new Set()).add(version))
  return [...versions]
    .map(([name, all]) => `${name} ${[...all].join(', ')}`.replace(LONG, '').trim())
    .join('; ')
}

/** What the record says about a version, such as React and "18.", on a day. */
export function resultOf(all: readonly Run[], name: string, version: string, today: Date): string {
  const runs = all.filter(({ tried }) => tried[name]?.startsWith(version))
  const [newest] = runs
    .map(({ date }) => date)
    .sort()
    .reverse()
  if (newest === undefined) return 'Not run.'
  const result = runs.every(({ passed }) => passed) ? 'Passed' : 'Failed'
  const age = today.getTime() - Date.parse(newest) > OLD ? ', more than 90 days ago' : ''
  return `${result} on ${dateOf(newest)}${age}: ${versionsOf(runs)}.`
}

/** When this page was built, which decides what is old. */
export const today = dateOf(new Date().toISOString().slice(0, 10))

/** A cell of the table: what the record says about a version. */
export const Result = ({ of, version = '' }: { of: string; version?: string }) => (
  <>{resultOf(runs, of, version, new Date())}</>
)
