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

/** The versions in the runs of what a row is about, and of React, such as "Vite 8.3.8; React 18.3.1, 19.3.1". */
function versionsOf(runs: readonly Run[], about: string): string {
  const versions = [about, 'React'].map((name) => [
    name,
    ...new Set(runs.flatMap(({ tried }) => tried[name] || [])),
  ])
  const known = versions.filter(([, version]) => version !== undefined)
  const words = known.map(([name, ...all]) => `${name} ${all.join(', ')}`.replace(LONG, ''))
  return [...new Set(words)].join('; ')
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
  return `${result} on ${dateOf(newest)}${age}: ${versionsOf(runs, name)}.`
}

/** When this page was built, which decides what is old. */
export const today = dateOf(new Date().toISOString().slice(0, 10))

/** A cell of the table: what the record says about a version. */
export const Result = ({ of, version = '' }: { of: string; version?: string }) => (
  <>{resultOf(runs, of, version, new Date())}</>
)
