// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

/** Says `data` as the frame number `at` does. */
function say(at: number, data: unknown, origin = 'null', source = frames()[at]!.contentWindow): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

/** Starts a run whose frame says `data`. */
function start(...data: unknown[]): void {
  runner.run(run)
  const at = frames().findIndex(({ title }) => title === '')
  for (const message of data) say(at, message)
}

const thrown = { kind: 'problem', problem: { message: 'x', file: null, line: null, column: null } }

it('shows a frame once it has rendered, and has the next one ready', () => {
  start({ kind: 'shown' })
  expect(shown()).toHaveLength(1)
  expect(frames()).toHaveLength(2)
  expect(frames().every((frame) => frame.getAttribute('sandbox') === 'allow-scripts')).toBe(true)
  expect(onMessage).toHaveBeenCalledWith({ kind: 'shown' })
})

it('hears nobody but its frames, and nothing of an origin that is not opaque', () => {
  runner.run(run)
  say(0, { kind: 'shown' }, location.origin)
  say(0, { kind: 'shown' }, 'null', window)
  say(0, { kind: 'toString' })
  expect(onMessage).not.toHaveBeenCalled()
  expect(shown()).toHaveLength(0)
})

it('leaves the last result while the next one renders, and when it fails', () => {
  start({ kind: 'shown' })
  const [last] = shown()
  start()
  say(0, { kind: 'rules', calls: [] })
  expect(onMessage).toHaveBeenCalledTimes(1)
  say(1, thrown)
  expect(shown()).toEqual([last])
  say(0, { kind: 'rules', calls: [] })
  expect(onMessage).toHaveBeenLastCalledWith({ kind: 'rules', calls: [] })
})

it('removes a frame that is left, and one that sends too much', () => {
  start({ kind: 'shown' })
  say(0, { kind: 'left' })
  expect(onStopped.mock.lastCall?.[0]).toMatchObject({
    message: expect.stringContaining('tried to leave') as string,
  })
  expect(shown()).toHaveLength(0)
  start({ kind: 'shown' })
  const at = frames().findIndex(({ title }) => title === 'Result')
  const { contentWindow } = frames()[at]!
  for (let count = 0; count < 500; count++) say(at, { kind: 'ready' }, 'null', contentWindow)
  expect(onStopped.mock.lastCall?.[0]).toMatchObject({
    message: expect.stringContaining('too many messages') as string,
  })
  expect(shown()).toHaveLength(0)
})

it('removes the first frame when it loads without a reply: another document has come into it', async () => {
  vi.useFakeTimers()
  try {
    for (const replies of [true, false]) {
      document.body.innerHTML = '<div><iframe sandbox="allow-scripts" data-waiting></iframe></div>'
      stage = document.body.firstElementChild as HTMLElement
      const loaded = new Promise((resolve) => frames()[0]!.addEventListener('load', resolve))
      runner.destroy()
      runner = createRunner(stage, 'about:blank', { onMessage, onStopped })
      start({ kind: 'shown' })
      await loaded
      if (replies) say(0, { kind: 'ready' })
      vi.advanceTimersByTime(6000)
      expect(shown()).toHaveLength(replies ? 1 : 0)
    }
  } finally {
    vi.useRealTimers()
  }
})
