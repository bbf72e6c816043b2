import { expect, it } from 'vitest'
import { resultOf, type Run } from './compatibility'

const run = (date: string, react: string, passed = true): Run => ({
  suite: 'recipes',
  test: `with ${react}`,
  date,
  passed,
  tried: { 'Craft.js': '0.2.12', React: react, Chromium: '156.0.8078.108' },
})

it.each<[runs: Run[], result: string]>([
  [[], 'Not run.'],
  [[run('2026-11-01', '18.3.1')], 'Not run.'],
  [
    [run('2026-11-01', '19.3.1'), run('2026-11-02', '19.0.0'), run('2026-11-02', '18.3.1', false)],
    'Passed on November 2, 2026: React 19.3.1, 19.0.0.',
  ],
  [
    [run('2026-11-01', '19.3.1', false), run('2026-11-02', '19.3.1')],
    'Failed on November 2, 2026: React 19.3.1.',
  ],
  [[run('2026-08-30', '19.3.1')], 'Passed on August 30, 2026, more than 90 days ago: React 19.3.1.'],
  [[run('2026-08-31', '19.3.1')], 'Passed on August 31, 2026: React 19.3.1.'],
])('The result of %j for React 19: %s', (runs, result) => {
  expect(resultOf(runs, 'React', '19.', new Date('2026-11-29'))).toBe(result)
})

it.each([
  ['Chromium', 'Passed on November 1, 2026: Chromium 156; React 19.3.1.'],
  ['Strict Mode', 'Passed on November 1, 2026: React 19.3.1.'],
])('A row about %s includes the version of React', (name, result) => {
  const newest = run('2026-11-01', '19.3.1')
  const runs = [{ ...newest, tried: { ...newest.tried, 'Strict Mode': '' } }]
  expect(resultOf(runs, name, '', new Date('2026-11-29'))).toBe(result)
})
