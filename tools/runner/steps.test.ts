import { beforeEach, describe, expect, it, vi } from 'vitest'
import { oneCheck, runSteps, runTogether, type Step } from '.'
import { tallyOf, testsOf } from './countedTests'

let printed: string[]
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

const node = (code: string) => [process.execPath, '-e', code]
const counting = (name: string, passed: number, failed: number, needs: string[] = []): Step => ({
  name,
  about: 'a fake',
  needs,
  run: () => Promise.resolve({ passed, failed, skipped: 0, output: `output of ${name}` }),
})

describe('runSteps', () => {
  it('sums all counts and ends with exactly one plain line', async () => {
    const sum = await runSteps([counting('a', 3, 0), oneCheck('b', 'a check', [node('1')])])
    expect(sum).toEqual({ passed: 4, failed: 0, skipped: 0 })
    expect(printed.at(-1)).toBe('4 passed, 0 failed')
    expect(printed.join()).not.toContain('output of a')
  })

  it('goes on after a failure, shows its output and counts what it made impossible', async () => {
    const steps = [counting('a', 1, 2), counting('b', 5, 0, ['a']), counting('c', 7, 0)]
    await runSteps(steps)
    expect(printed.join('\n')).toContain('output of a')
    expect(printed).toContain('[2/3] b: not run, because a failed')
    expect(printed.at(-1)).toBe('8 passed, 3 failed')
  })
})

describe('runTogether', () => {
  it('runs all steps at once, shows what failed, and sums up', async () => {
    let resolve = () => {}
    const promise = new Promise<void>((done) => (resolve = done))
    const first: Step = {
      ...counting('a', 1, 0),
      run: () => promise.then(() => counting('a', 1, 0).run(new Map())),
    }
    const second: Step = {
      ...counting('b', 2, 1),
      run: () => (resolve(), counting('b', 2, 1).run(new Map())),
    }
    expect(await runTogether([first, second])).toEqual({ passed: 3, failed: 1, skipped: 0 })
    expect(printed.join('\n')).toContain('output of b')
    expect(printed.join('\n')).not.toContain('output of a')
    expect(printed.at(-1)).toBe('3 passed, 1 failed')
  })
})

describe('oneCheck', () => {
  it('is one failure, however many of its commands fail', async () => {
    const { run } = oneCheck('types', 'two commands', [
      node('console.log("no"); process.exit(2)'),
      node('process.exit(1)'),
    ])
    expect(await run(new Map())).toEqual({ passed: 0, failed: 1, skipped: 0, output: 'no\n' })
  })

  it('fails when the program is missing', async () => {
    expect(await oneCheck('x', 'nothing', [['no-such-program']]).run(new Map())).toMatchObject({ failed: 1 })
  })
})

describe('tallyOf', () => {
  it('reads the reports of Vitest and of Playwright, where flaky is failed', () => {
    expect(tallyOf({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 3,
    })
    expect(tallyOf({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
    })
    expect(tallyOf({})).toBeNull()
  })

  it('counts a test file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ fullName: 'a', status: 'failed' }] },
    ]
    expect(tallyOf({ numPassedTests: 0, numFailedTests: 1, testResults })?.failed).toBe(2)
  })
})

describe('testsOf', () => {
  it('reads every test that was run, under the titles of its groups', () => {
    const assertionResults = [
      { fullName: 'a group says so', status: 'passed' },
      { fullName: 'a group says no', status: 'failed' },
      { fullName: 'a group waits', status: 'skipped' },
    ]
    expect(testsOf({ testResults: [{ status: 'failed', assertionResults }] })).toEqual([
      { title: 'a group says so', isOk: true },
      { title: 'a group says no', isOk: false },
    ])
    const specs = [{ title: 'opens', tests: [{ status: 'flaky' }] }]
    const group = { title: 'the menu', specs, suites: [] }
    expect(testsOf({ suites: [{ title: 'menu.spec.ts', specs: [], suites: [group] }] })).toEqual([
      { title: 'menu.spec.ts the menu opens', isOk: false },
    ])
  })
})
