import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, it } from 'vitest'
import { suites } from './suites'

/** `npm test` runs these. */
const daily = ['brokenBuilds', 'smoke']

it('The nightly workflow runs every suite that npm test leaves out', () => {
  const workflow = parse(readFileSync('.github/workflows/nightly.yml', 'utf8')) as {
    jobs: { suite: { strategy: { matrix: { suite: string[] } } } }
  }
  const nightly = workflow.jobs.suite.strategy.matrix.suite
  expect([...nightly, ...daily].sort()).toEqual(Object.keys(suites).sort())
})
