// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyReport } from '../../fixtures/emptyStates'
import type { Runner, RunnerListeners } from './createRunner'
import { readDraft } from './draft'
import { PlaygroundSession } from './PlaygroundSession'
// Preloaded, since the session loads it on demand, which takes a second on a busy machine.
import './placeErrors'

const app = (text: string) => `export const App = () => <p>${text}</p>`
const sample = { title: 'Empty', files: { 'App.tsx': app('sample') } }
/** State of a page that the reader has changed. */
const report = { ...emptyReport, isChanged: true }

const runner = { run: vi.fn<Runner['run']>(), send: vi.fn<Runner['send']>(), destroy: vi.fn() }
const load = vi.fn((path: string) =>
  Promise.resolve(
    path.startsWith('/samples/') ? Response.json(sample) : new Response('exports.a = 1', { status: 200 }),
  ),
)

let session: PlaygroundSession
let frame: RunnerListeners
let disconnect: () => void

/** Opens the playground at `hash` and waits for its first run. */
async function open(hash = '#sample=empty'): Promise<void> {
  history.replaceState(null, '', `/playground${hash}`)
  session = new PlaygroundSession(load)
  disconnect = session.connect((listeners) => {
    frame = listeners
    return runner
  })
  await vi.waitFor(() => expect(runner.run).toHaveBeenCalled())
}

/** The code of `App.tsx` in the latest run, and its initial page. */
const latestRun = () => {
  const { modules, page } = runner.run.mock.lastCall![0]
  return { code: modules[0]!.code, page }
}

/** Navigates to `hash` while the playground is open. */
function follow(hash: string): void {
  history.replaceState(null, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** Types `code` and waits for the pause after it. */
async function type(code: string): Promise<void> {
  session.edit('App.tsx', code)
  await vi.advanceTimersByTimeAsync(300)
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sessionStorage.clear()
  delete document.documentElement.dataset.theme
})
afterEach(() => {
  disconnect()
  vi.useRealTimers()
})

// Typed code runs or shows its errors: e2e/playground/playground.spec.ts.
it('opens and runs the project in the URL, also when the URL changes, unless it is an anchor of the page', async () => {
  document.body.innerHTML = '<main id="main"></main>'
  await open()
  expect(load).toHaveBeenCalledWith('/samples/empty.json')
  expect(session.getState()).toMatchObject({ title: 'Empty editor', files: sample.files, notice: null })
  expect(latestRun().code).toContain('sample')
  follow('#main')
  await vi.advanceTimersByTimeAsync(1000)
  expect(load).toHaveBeenCalledTimes(1)
  follow('#sample=docs/api/frame-1')
  await vi.waitFor(() => expect(runner.run).toHaveBeenCalledTimes(2))
  expect(load).toHaveBeenLastCalledWith('/samples/docs/api/frame-1.json')
})

it('stores a draft of each project, restores it with a notice, and discards it with Reset', async () => {
  await open()
  await type(app('first draft'))
  for (const [hash, code] of [
    ['#sample=other', 'sample'],
    ['#sample=empty', 'first draft'],
  ] as const) {
    runner.run.mockClear()
    follow(hash)
    await vi.waitFor(() => expect(runner.run).toHaveBeenCalled())
    expect(latestRun().code).toContain(code)
  }
  expect(session.getState().notice).toBe('Your earlier changes are restored. Reset discards them.')
  const { generation } = session.getState()
  session.reset()
  expect(readDraft('#sample=empty')).toBeNull()
  session.setShareFragment('#copied')
  expect(location.hash).toBe('#copied')
  await type(app('second draft'))
  expect(readDraft('#copied')).not.toBeNull()
  session.reset()
  expect([location.hash, readDraft('#copied')]).toEqual(['#sample=empty', null])
  expect(session.getState()).toMatchObject({ files: sample.files, notice: null, generation: generation + 2 })
  disconnect()
  await open()
  await vi.waitFor(() => expect(session.getState()).toMatchObject({ files: sample.files, notice: null }))
})

it('opens a template with a notice if the project does not exist', async () => {
  load.mockResolvedValueOnce(new Response('', { status: 404 }))
  await open('#sample=nothing')
  expect(session.getState()).toMatchObject({ title: 'Rules', notice: 'The sample “nothing” does not exist.' })
})

it('fetches a package once, and reports a package that does not load', async () => {
  await open()
  const code = `import { Layers } from '@craftjs/layers'\nexport const App = () => <Layers />`
  load.mockResolvedValueOnce(new Response('', { status: 503 }))
  await type(code)
  expect(session.getState().problems).toMatchObject([
    { message: 'The package @craftjs/layers could not be loaded (503).' },
  ])
  await type(`${code}\n`)
  await type(`${code}\n\n`)
  expect(load.mock.calls.filter(([path]) => path === '/sandbox/craftjs-layers.js')).toHaveLength(2)
  expect(runner.run.mock.lastCall![0].packages).toEqual({ '@craftjs/layers': 'exports.a = 1' })
})

it('does not let a run that waits for a package replace a later one', async () => {
  await open()
  let respond = (_: Response) => {}
  load.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  await type(`import '@craftjs/layers'\n${app('slow')}`)
  await type(app('quick'))
  respond(new Response('exports.a = 1'))
  await vi.advanceTimersByTimeAsync(0)
  expect(latestRun().code).toContain('quick')
})

// Restoring the reader's page, and undoing a reset: e2e/playground/playground.spec.ts.
it('lists the latest rule calls first, up to a limit', async () => {
  await open()
  const call = { component: 'A', rule: 'canDrag', args: '', answer: 'true', isDragging: false, times: 1 }
  frame.onMessage({ kind: 'rules', calls: [call, { ...call, component: 'B' }] })
  expect(session.getState().calls.map(({ component }) => component)).toEqual(['B', 'A'])
  frame.onMessage({ kind: 'rules', calls: Array.from({ length: 300 }, () => call) })
  expect(session.getState().calls).toHaveLength(200)
})

it('sends the frame the reader’s actions and changes of the color mode', async () => {
  await open()
  session.select('a')
  session.step(2)
  document.documentElement.dataset.theme = 'dark'
  await vi.waitFor(() => expect(runner.send).toHaveBeenCalledTimes(3))
  expect(runner.send.mock.calls.flat()).toEqual([
    { kind: 'select', id: 'a' },
    { kind: 'step', to: 2 },
    { kind: 'theme', theme: 'dark' },
  ])
})

it('ends its runner, listeners, and timers', async () => {
  await open()
  session.edit('App.tsx', app('late'))
  disconnect()
  await vi.advanceTimersByTimeAsync(1000)
  follow('#sample=other')
  expect(runner.destroy).toHaveBeenCalledTimes(1)
  expect(runner.run).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows a problem in typed code only after a pause, since a statement may be incomplete', async () => {
  await open()
  await type('export const App = () => {\n  f(a b)\n}')
  expect(session.getState().problems).toEqual([])
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(400)
    expect(session.getState().problems).toMatchObject([{ file: 'App.tsx', line: 2 }])
  })
  await type(app('corrected'))
  expect(session.getState().problems).toEqual([])
})

it('compares a saved page only with an earlier one of the same run, because each run creates new ids', async () => {
  await open()
  const savedBefore = (saved: string) => {
    frame.onMessage({ kind: 'state', state: { ...report, saved } })
    return session.getState().savedBefore
  }
  expect([savedBefore('{"a":1}'), savedBefore('{"a":2}')]).toEqual([null, '{"a":1}'])
  await type(app('changed'))
  expect([savedBefore('{"b":2}'), savedBefore('{"b":3}')]).toEqual([null, '{"b":2}'])
})

it('saves the draft only a few times for many reports, ending with the latest one', async () => {
  await open()
  const write = vi.spyOn(Storage.prototype, 'setItem')
  for (let at = 0; at < 500; at += 1)
    frame.onMessage({ kind: 'state', state: { ...report, saved: `{"ROOT":${at}}`, isChanged: true } })
  await vi.advanceTimersByTimeAsync(300)
  expect(write.mock.calls.length).toBeLessThan(5)
  expect(write.mock.lastCall![1]).toContain('499')
  write.mockRestore()
})

it('opens a step of a lesson, ignores results of earlier code, and starts every run with the code’s page', async () => {
  const step = { number: '1.2', file: 'App.tsx', start: sample.files, solution: { 'App.tsx': app('solved') } }
  load.mockImplementation(() => Promise.resolve(Response.json({ title: 'Lesson', steps: [step] })))
  await open('#lesson=basic&step=1.2')
  expect(load).toHaveBeenCalledWith('/lessons/basic.json')
  expect(session.getState()).toMatchObject({ lesson: { id: 'basic', at: 0 }, files: step.start })
  const state = { ...report, saved: '{}' }
  frame.onMessage({ kind: 'state', state })
  expect(session.getState().report).toEqual(state)
  session.edit('App.tsx', app('typed'))
  frame.onMessage({ kind: 'state', state })
  expect(session.getState().report).toBeNull()
  await vi.advanceTimersByTimeAsync(300)
  expect(latestRun()).toMatchObject({ page: null })
  frame.onMessage({ kind: 'state', state })
  expect(session.getState().report).toEqual(state)
  session.toggleSolution()
  expect(session.getState().files).toEqual(step.solution)
  session.toggleSolution()
  expect(session.getState()).toMatchObject({ files: { 'App.tsx': app('typed') }, ownFiles: null })
  session.toggleSolution()
  session.reset()
  expect(session.getState().ownFiles).toBeNull()
  expect(session.getState().files).toEqual(step.start)
})

it.each(['#lesson=basic&step=2', '#lesson=basic&step=0'])(
  'shows that step %s does not exist',
  async (hash) => {
    load.mockImplementation((path) =>
      Promise.resolve(Response.json(path.includes('lessons') ? { steps: [{ number: '1' }] } : sample)),
    )
    await open(hash)
    expect(session.getState()).toMatchObject({ lesson: null, notice: 'This step does not exist.' })
  },
)
