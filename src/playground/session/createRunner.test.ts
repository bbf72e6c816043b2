// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SANDBOX_FLAGS } from '../../model/playground'
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
  isLesson: false,
  theme: 'light',
  font: null,
}

let stage: HTMLElement
let runner: Runner

beforeEach(() => {
  onMessage.mockClear()
  onStopped.mockClear()
  document.body.innerHTML = `<div><iframe sandbox="${SANDBOX_FLAGS}" data-waiting></iframe></div>`
  stage = document.body.firstElementChild as HTMLElement
  runner = createRunner(stage, 'about:blank', { onMessage, onStopped })
})
afterEach(() => {
  runner.destroy()
  vi.useRealTimers()
})

const frames = () => [...stage.querySelectorAll('iframe')]
const shown = () => frames().filter(({ title }) => title === 'Result')

/** Sends `data` from frame number `at`. */
function send(at: number, data: unknown, origin = 'null', source = frames()[at]!.contentWindow): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

/** Starts a run whose frame has loaded and sends `data`. */
function start(...data: unknown[]): void {
  runner.run(run)
  const at = frames().findIndex(({ title }) => title === '')
  for (const message of [{ kind: 'ready' }, ...data]) send(at, message)
}

/** Messages to the reader. */
const problems = () => (onStopped.mock.calls as [{ message: string }][]).map(([{ message }]) => message)

const thrown = { kind: 'problem', problem: { message: 'x', file: null, line: null, column: null } }

// Frames that hang, navigate, or do not load are stopped with a message: e2e/playground/playgroundFrame.spec.ts.
it('preloads the next frame, with the same sandbox as the first', () => {
  start({ kind: 'rendered' })
  expect(frames().map((frame) => frame.getAttribute('sandbox'))).toEqual([SANDBOX_FLAGS, SANDBOX_FLAGS])
})

it('ignores messages that are not from its frames, or not from an opaque origin', () => {
  runner.run(run)
  send(0, { kind: 'rendered' }, location.origin)
  send(0, { kind: 'rendered' }, 'null', window)
  send(0, { kind: 'toString' })
  expect(onMessage).not.toHaveBeenCalled()
  expect(shown()).toHaveLength(0)
})

it('keeps the last result while the next one renders, or if it fails', () => {
  start({ kind: 'rendered' })
  const [last] = shown()
  start()
  send(0, { kind: 'rules', calls: [] })
  expect(onMessage).toHaveBeenCalledTimes(1)
  send(1, thrown)
  expect(shown()).toEqual([last])
  send(0, { kind: 'rules', calls: [] })
  expect(onMessage).toHaveBeenLastCalledWith({ kind: 'rules', calls: [] })
})

it.each([
  ['often', 500, { kind: 'ready' }],
  ['a long text', 1, { kind: 'ready', more: 'x'.repeat(2e6) }],
  ['many values', 1, { kind: 'ready', more: Array.from({ length: 1e6 }, () => ({})) }],
  ['a long buffer', 1, { kind: 'ready', more: [new ArrayBuffer(2e6)] }],
])('removes a frame that sends too much: %s', (_, times, data) => {
  start({ kind: 'rendered' })
  const { contentWindow } = frames()[0]!
  for (let count = 0; count < times; count++) send(0, data, 'null', contentWindow)
  expect(problems()).toEqual([expect.stringContaining('too much')])
  expect(shown()).toHaveLength(0)
})

it('reverts entries that a frame added to the history, unless the reader has navigated', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const go = vi.spyOn(history, 'go').mockReturnValue()
  const leave = (before: string, after: string) => {
    start({ kind: 'rendered' })
    history.pushState(null, '', before)
    send(0, { kind: 'navigated' }, 'null', shown()[0]!.contentWindow)
    history.pushState(null, '', after)
    vi.advanceTimersByTime(500)
  }
  leave('', '')
  expect(go.mock.calls).toEqual([[-2]])
  leave('', '#next')
  leave('#later', '#later')
  leave('#last', '#next')
  expect(go.mock.calls.slice(1)).toEqual([[-1]])
  go.mockRestore()
})

describe('a frame that does not reply', () => {
  beforeEach(async () => {
    runner.destroy()
    // The frame has loaded before anything listens, as can happen on the page.
    document.body.innerHTML = '<div><iframe src="about:blank" sandbox="allow-scripts"></iframe></div>'
    stage = document.body.firstElementChild as HTMLElement
    await new Promise((resolve) => setTimeout(resolve, 20))
    vi.useFakeTimers()
    runner = createRunner(stage, 'about:blank', { onMessage, onStopped })
  })

  /** Advances the time while the `answering` frames reply to every ping. */
  function pass(seconds: number, ...answering: HTMLIFrameElement[]): void {
    for (let second = 0; second < seconds; second++) {
      vi.advanceTimersByTime(1000)
      for (const { contentWindow } of answering) send(0, { kind: 'ready' }, 'null', contentWindow)
    }
  }

  it('is removed after 30 seconds, to allow for slow connections, and the last result stays', () => {
    start({ kind: 'rendered' })
    const [last] = shown()
    runner.run(run)
    pass(30, last!)
    expect(problems()).toEqual([])
    pass(1, last!)
    expect(problems()).toEqual([expect.stringContaining('could not be loaded')])
    expect(frames()).toEqual([last])
  })

  it('is replaced without a message while it is only preloaded', () => {
    start({ kind: 'rendered' })
    const [, spare] = frames()
    pass(31, shown()[0]!)
    expect(spare!.isConnected).toBe(false)
    start({ kind: 'rendered' })
    expect(shown()).toHaveLength(1)
    expect(problems()).toEqual([])
  })

  it('does not prevent the next code from running', () => {
    start({ kind: 'rendered' })
    pass(1)
    runner.run(run)
    pass(3)
    expect(problems()).toEqual([])
    start({ kind: 'rendered' })
    expect(shown()).toHaveLength(1)
  })
})
