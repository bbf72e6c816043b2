import { beforeEach, expect, it, vi } from 'vitest'
import { NO_FIXES } from './diagnosis'
import { startInspectionWorker } from './inspectionClient'

const request = { text: '{"ROOT":{"type":"div","props":{}}}', names: null, choice: NO_FIXES }

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
  const client = startInspectionWorker()
  const [worker] = workers
  const early = client.inspect({ ...request, text: 'early' })
  client.interrupt()
  await expect(early).rejects.toThrow()
  const first = client.inspect(request)
  first.catch(() => {})
  vi.advanceTimersByTime(60_000)
  expect(worker!.terminate).not.toHaveBeenCalled()
  worker!.onmessage({ data: { id: 0, result: null } })
  expect(worker!.postMessage.mock.calls).toMatchObject([[{ args: [request] }]])
  vi.advanceTimersByTime(5000)
  await expect(first).rejects.toThrow('took more than four seconds')
  expect(worker!.terminate).toHaveBeenCalled()
  const second = client.inspect(request)
  workers[1]!.onmessage({ data: { id: 0, result: null } })
  client.interrupt()
  await expect(second).rejects.toThrow()
  await expect(client.inspect({ ...request, text: ' '.repeat(2e7 + 1) })).rejects.toThrow('20 million')
  expect(workers[1]!.terminate).toHaveBeenCalled()
  vi.useRealTimers()
})
