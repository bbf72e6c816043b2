import record from './compatibility.json'

/** A test run. `tried` has the versions it used, by name, such as React. */
export interface Run {
  suite: string
  test: string
  date: string
  passed: boolean
  tried: Record<string, string | undefined>
}

/** The record that the suites write. Names that a run did not use are undefined in the type of the JSON. */
const runs = record as unknown as readonly Run[]

const OLD = 90 * 24 * 60 * 60 * 1000

/** The uninformative end of a Chromium version. */
const LONG = /\.0\.\d+\.\d+$/

const dateOf = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The tested versions of `about` and of React, such as "Vite 8.3.8; React 18.3.1, 19.3.1". */
function versionsOf(runs: readonly Run[], about: string): string {
  const versions = [about, 'React'].map((name) => [
    name,
    ...new Set(runs.flatMap(({ tried }) => tried[name] || [])),
  ])
  const known = versions.filter(([, version]) => version !== undefined)
  const words = known.map(([name, ...all]) => `${name} ${all.join(', ')}`.replace(LONG, ''))
  return [...new Set(words)].join('; ')
}

/** Summarizes the recorded runs of a version as of `today`, such as React and "18.". */
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

const now = new Date()

/** The build date of this page. Older runs are marked relative to it. */
export const today = dateOf(now.toISOString().slice(0, 10))

/** A table cell with the recorded result for a version. */
export const Result = ({ of, version = '' }: { of: string; version?: string }) => (
  <>{resultOf(runs, of, version, now)}</>
)
