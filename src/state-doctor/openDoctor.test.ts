import { expect, it, vi } from 'vitest'
import { NO_FIXES } from './diagnosis'
import { askWorker, openDoctor } from './openDoctor'

const question = { text: '{"ROOT":{"type":"div","props":{}}}', names: null, choice: NO_FIXES }

it('tries again to load its code with the next question', async () => {
  let isOnline = false
  vi.doMock('./doctor', async (original) => {
    if (!isOnline) throw new Error('Loading chunk 1 failed.')
    return original()
  })
  const doctor = openDoctor()
  await expect(doctor.examine(question)).rejects.toThrow('its code could not be loaded')
  isOnline = true
  const { repaired } = await doctor.examine(question)
  expect(repaired?.numbers.nodes).toBe(1)
  doctor.close()
  vi.doUnmock('./doctor')
})

function fakeWorker() {
  const worker = { postMessage: vi.fn(), terminate: vi.fn(), onerror: (_event: Event) => {} }
  return { worker, ...askWorker(worker as unknown as Worker) }
}

it('rejects the questions to a worker that fails, and sends it nothing more', async () => {
  const { worker, ask } = fakeWorker()
  const pending = ask('json', null)
  worker.onerror(new Event('error'))
  await expect(pending).rejects.toThrow('The worker does not run.')
  await expect(ask('resolver')).rejects.toThrow('The worker does not run.')
  expect(worker.postMessage).toHaveBeenCalledTimes(1)
})

it('rejects what was not answered when the worker is stopped', async () => {
  const { worker, ask, stop } = fakeWorker()
  const pending = [ask('json', null), ask('resolver')]
  stop()
  for (const each of pending) await expect(each).rejects.toThrow('The worker does not run.')
  expect(worker.terminate).toHaveBeenCalledOnce()
})
