import { beforeEach, expect, it, vi } from 'vitest'
import { NO_FIXES } from './diagnosis'
import { openDoctor } from './openDoctor'

const question = { text: '{"ROOT":{"type":"div","props":{}}}', names: null, choice: NO_FIXES }

let workers: SilentWorker[]
/** A worker with replies from the test. */
class SilentWorker {
  onmessage = (_: { data: unknown }) => {}
  onerror = (_: Event) => {}
  postMessage = vi.fn()
  terminate = vi.fn()
  constructor() {
    workers.push(this)
  }
}
beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', SilentWorker)
})

// A worker that does not load: e2e/site/stateDoctor.spec.ts.
it('times out a slow text, but not while the worker loads, and cancels it for a new text', async () => {
  vi.useFakeTimers()
  const doctor = openDoctor()
  const [worker] = workers
  const early = doctor.examine({ ...question, text: 'early' })
  doctor.interrupt()
  await expect(early).rejects.toThrow()
  const first = doctor.examine(question)
  first.catch(() => {})
  vi.advanceTimersByTime(60_000)
  expect(worker!.terminate).not.toHaveBeenCalled()
  worker!.onmessage({ data: { id: 0, result: null } })
  expect(worker!.postMessage.mock.calls).toMatchObject([[{ args: [question] }]])
  vi.advanceTimersByTime(5000)
  await expect(first).rejects.toThrow('took more than four seconds')
  expect(worker!.terminate).toHaveBeenCalled()
  const second = doctor.examine(question)
  workers[1]!.onmessage({ data: { id: 0, result: null } })
  doctor.interrupt()
  await expect(second).rejects.toThrow()
  await expect(doctor.examine({ ...question, text: ' '.repeat(2e7 + 1) })).rejects.toThrow('20 million')
  expect(workers[1]!.terminate).toHaveBeenCalled()
  vi.useRealTimers()
})
