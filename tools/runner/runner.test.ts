import { beforeEach, describe, expect, it, vi } from 'vitest'
import { commandStep, runSteps, type Step } from '.'
import { outcomeOf } from './reports'

let printed: string[]
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

const node = (code: string) => `${process.execPath} -e ${code}`
const counting = (name: string, passed: number, failed: number, options: Partial<Step> = {}): Step => ({
  name,
  about: 'a fake',
  run: () => Promise.resolve({ passed, failed, skipped: 0, output: `output of ${name}` }),
  ...options,
})

describe('runSteps', () => {
  it('sums all counts and ends with a single plain line', async () => {
    const sum = await runSteps([counting('a', 3, 0), commandStep('b', 'a check', node('1'))], 1)
    expect(sum).toEqual({ passed: 4, failed: 0, skipped: 0 })
    expect(printed.at(-1)).toBe('4 passed, 0 failed')
    expect(printed.join()).not.toContain('output of a')
  })

  it('continues after a failure, shows its output, and counts the steps that could not run', async () => {
    await runSteps([counting('a', 1, 2), counting('b', 5, 0, { needs: ['a'] }), counting('c', 7, 0)], 1)
    expect(printed.join('\n')).toContain('output of a')
    expect(printed).toContain('✗ b: not run, because a failed')
    expect(printed.at(-1)).toBe('8 passed, 3 failed')
  })

  it('counts a step that throws as one failure', async () => {
    const broken = counting('a', 1, 0, { run: () => Promise.reject(new Error('It broke.')) })
    expect(await runSteps([broken], 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(printed.join()).toContain('It broke.')
  })

  it('uses all cores, and waits until a step’s cores are free', async () => {
    const events: string[] = []
    let endB = () => {}
    const bHasEnded = new Promise<void>((resolve) => (endB = resolve))
    const recorded = (name: string, options: Partial<Step> = {}) =>
      counting(name, 1, 0, {
        run: async () => {
          events.push(`+${name}`)
          await (name === 'a' ? bHasEnded : Promise.resolve())
          events.push(`-${name}`)
          if (name === 'b') endB()
          return { passed: 1, failed: 0, skipped: 0, output: '' }
        },
        ...options,
      })
    await runSteps(
      [recorded('a'), recorded('b'), recorded('c', { cores: 2 }), recorded('d', { needs: ['c'] })],
      2,
    )
    expect(events).toEqual(['+a', '+b', '-b', '-a', '+c', '-c', '+d', '-d'])
  })
})

it('names flaky tests before the last line', async () => {
  const run = () =>
    Promise.resolve({ passed: 2, failed: 0, skipped: 0, flaky: ['drops (a.spec.ts:3)'], output: '' })
  expect(await runSteps([{ name: 'e2e', about: 'a fake', run }], 1)).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
  })
  expect(printed).toContain('\n1 flaky: drops (a.spec.ts:3)')
  expect(printed.at(-1)).toBe('2 passed, 0 failed')
})

it('runs background steps alongside others, up to the number of cores', async () => {
  const running = new Set<string>()
  let startThird = () => {}
  const threeRun = new Promise<void>((resolve) => (startThird = resolve))
  const step = (name: string, options: Partial<Step>) =>
    counting(name, 1, 0, {
      run: async () => {
        running.add(name)
        if (running.size === 3) startThird()
        await threeRun
        return { passed: 1, failed: 0, skipped: 0, output: '' }
      },
      ...options,
    })
  const background = ['lint', 'types'].map((name) => step(name, { isBackground: true }))
  expect(await runSteps([step('e2e', { cores: 2 }), ...background], 2)).toMatchObject({ passed: 3 })
})

it('a failing command shows its output, and a missing command fails', async () => {
  const { run } = commandStep('types', 'a command', node('console.log("no");process.exit(2)'))
  expect(await run()).toEqual({ passed: 0, failed: 1, skipped: 0, output: 'no\n' })
  expect(await commandStep('x', 'nothing', 'no-such-program').run()).toMatchObject({ failed: 1 })
})

it.skipIf(process.platform === 'win32')('a background command has the lowest priority', async () => {
  const priority = node('console.log(os.getPriority());process.exit(1)')
  expect(await commandStep('lint', 'a command', priority, { isBackground: true }).run()).toMatchObject({
    output: '19\n',
  })
})

const testResults = [
  { status: 'failed', assertionResults: [] },
  { status: 'failed', assertionResults: [{ fullName: 'a', status: 'failed' }] },
]

it.each([
  ['Vitest', { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }, [3, 1, 3]],
  ['Vitest, if a file does not load', { numPassedTests: 0, numFailedTests: 1, testResults }, [0, 2, 0]],
  ['Playwright', { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } }, [6, 1, 2]],
])('counts are read from a report of %s', (_, report, [passed, failed, skipped]) => {
  expect(outcomeOf(report)).toMatchObject({ passed, failed, skipped })
  expect(outcomeOf({})).toBeNull()
})

it('flaky tests and traces are read from a report of Playwright', () => {
  const result = (path: string) => ({ attachments: [{ name: 'screenshot' }, { name: 'trace', path }] })
  const spec = (title: string, status: 'flaky' | 'unexpected') => ({
    ...{ title, file: 'a.spec.ts', line: 3 },
    tests: [{ status, results: [result(`${title}.zip`)] }],
  })
  const suites = [{ specs: [spec('drops', 'flaky')], suites: [{ specs: [spec('drags', 'unexpected')] }] }]
  expect(outcomeOf({ stats: { expected: 0, unexpected: 1, flaky: 1, skipped: 0 }, suites })).toMatchObject({
    flaky: ['drops (a.spec.ts:3)'],
    traces: ['drops.zip', 'drags.zip'],
  })
})
