// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRunner, type Runner } from './createRunner'

const onMessage = vi.fn()
const onStopped = vi.fn()
const run: Parameters<Runner['run']>[0] = {
  kind: 'run',
  modules: [],
  packages: {},
  entry: 'App.tsx',
  guard: 'g',
  page: null,
  theme: 'light',
}

let stage: HTMLElement
let runner: Runner

beforeEach(() => {
  onMessage.mockClear()
  onStopped.mockClear()
  document.body.innerHTML = '<div><iframe sandbox="allow-scripts" data-waiting></iframe></div>'
  stage = document.body.firstElementChild as HTMLElement
  runner = createRunner(stage, 'about:blank', { onMessage, onStopped })
})
afterEach(() => runner.destroy())

const frames = () => [...stage.querySelectorAll('iframe')]
const shown = () => frames().filter(({ title }) => title === 'Result')

/** Sends `data` as the frame number `at` does. */
function send(at: number, data: unknown, origin = 'null', source = frames()[at]!.contentWindow): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

/** Starts a run whose frame sends `data`. */
function start(...data: unknown[]): void {
  runner.run(run)
  const at = frames().findIndex(({ title }) => title === '')
  for (const message of data) send(at, message)
}

const thrown = { kind: 'problem', problem: { message: 'x', file: null, line: null, column: null } }

it('shows a frame once it has rendered, and has the next one ready', () => {
  start({ kind: 'shown' })
  expect(shown()).toHaveLength(1)
  expect(frames()).toHaveLength(2)
  expect(frames().every((frame) => frame.getAttribute('sandbox') === 'allow-scripts')).toBe(true)
  expect(onMessage).toHaveBeenCalledWith({ kind: 'shown' })
})

it('ignores messages that are not from its frames, or not from an opaque origin', () => {
  runner.run(run)
  send(0, { kind: 'shown' }, location.origin)
  send(0, { kind: 'shown' }, 'null', window)
  send(0, { kind: 'toString' })
  expect(onMessage).not.toHaveBeenCalled()
  expect(shown()).toHaveLength(0)
})

it('leaves the last result while the next one renders, and when it fails', () => {
  start({ kind: 'shown' })
  const [last] = shown()
  start()
  send(0, { kind: 'rules', calls: [] })
  expect(onMessage).toHaveBeenCalledTimes(1)
  send(1, thrown)
  expect(shown()).toEqual([last])
  send(0, { kind: 'rules', calls: [] })
  expect(onMessage).toHaveBeenLastCalledWith({ kind: 'rules', calls: [] })
})

it('removes a frame that is left, and one that sends too much', () => {
  start({ kind: 'shown' })
  send(0, { kind: 'left' })
  expect(onStopped.mock.lastCall?.[0]).toMatchObject({
    message: expect.stringContaining('tried to leave') as string,
  })
  expect(shown()).toHaveLength(0)
  start({ kind: 'shown' })
  const at = frames().findIndex(({ title }) => title === 'Result')
  const { contentWindow } = frames()[at]!
  for (let count = 0; count < 500; count++) send(at, { kind: 'ready' }, 'null', contentWindow)
  expect(onStopped.mock.lastCall?.[0]).toMatchObject({
    message: expect.stringContaining('too many messages') as string,
  })
  expect(shown()).toHaveLength(0)
})

describe('a frame that does not reply', () => {
  beforeEach(async () => {
    runner.destroy()
    // The frame has loaded before anything listens, as it may on the page.
    document.body.innerHTML = '<div><iframe src="about:blank" sandbox="allow-scripts"></iframe></div>'
    stage = document.body.firstElementChild as HTMLElement
    await new Promise((resolve) => setTimeout(resolve, 20))
    vi.useFakeTimers()
    runner = createRunner(stage, 'about:blank', { onMessage, onStopped })
  })
  afterEach(() => void vi.useRealTimers())

  /** What the reader is shown, without the frames that were loaded ahead. */
  const problems = () => (onStopped.mock.calls as [{ message: string }][]).map(([{ message }]) => message)

  it('is removed with a message, the last result stays, and the next run works', () => {
    start({ kind: 'ready' }, { kind: 'shown' })
    const [last] = shown()
    start()
    vi.advanceTimersByTime(29_000)
    expect(problems()).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(problems()).toEqual([
      'The result could not be loaded. Are you online? Change the code to try again.',
    ])
    expect(frames()).toEqual([last])
    start({ kind: 'ready' }, { kind: 'shown' })
    expect(shown()).toHaveLength(1)
    expect(shown()[0]).not.toBe(last)
  })

  it('is removed sooner once it has loaded, as an error page has', () => {
    start({ kind: 'ready' }, { kind: 'shown' })
    start()
    frames()[1]!.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(5000)
    expect(problems()).toHaveLength(1)
  })

  it('is replaced without a word while nothing has to run in it', () => {
    start({ kind: 'ready' }, { kind: 'shown' })
    const [, spare] = frames()
    vi.advanceTimersByTime(30_000)
    expect(spare!.isConnected).toBe(false)
    start({ kind: 'ready' }, { kind: 'shown' })
    expect(shown()).toHaveLength(1)
    expect(problems()).toEqual([])
  })

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'is removed when it is the first and another document replaced ours (it replies: %s)',
    (replies, count) => {
      start({ kind: 'ready' }, { kind: 'shown' })
      frames()[0]!.dispatchEvent(new Event('load'))
      if (replies) send(0, { kind: 'ready' })
      vi.advanceTimersByTime(5000)
      expect(shown()).toHaveLength(count)
    },
  )
})
