import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, it } from 'vitest'
import { SPECS } from './siteTests'
import { suites } from './suites'

/** The suite that `npm test` runs. */
const daily = ['smoke']

it('The nightly workflow runs every suite that npm test skips, each in one job', () => {
  const { jobs } = parse(readFileSync('.github/workflows/nightly.yml', 'utf8')) as {
    jobs: Record<string, { steps: { run?: string }[] }>
  }
  const nightly = Object.values(jobs).flatMap(({ steps }) => {
    const lines = steps.flatMap(({ run = '' }) => /^npm run verify -- (.+)$/.exec(run)?.[1] ?? [])
    return [...new Set(lines.flatMap((line) => line.split(' ')))]
  })
  expect([...nightly, ...daily].sort()).toEqual(Object.keys(suites).sort())
})

it('“fuzz” runs every file with property tests, and every word of its command matches such a file', () => {
  const grep = [
    'grep',
    '--files-with-matches',
    '^import .*fast-check\\|env[.]FUZZ_RUNS',
    '--',
    '*.test.ts',
    '*.test.tsx',
  ]
  const files = execFileSync('git', grep, { encoding: 'utf8' }).trim().split('\n')
  const [, , ...words] = suites.fuzz?.command ?? []
  expect(files.filter((file) => !words.some((word) => file.includes(word)))).toEqual([])
  expect(words.filter((word) => !files.some((file) => file.includes(word)))).toEqual([])
})

it('The browser tests for other settings and for missing plugins exist', () => {
  expect(SPECS.filter((file) => !existsSync(file))).toEqual([])
})
