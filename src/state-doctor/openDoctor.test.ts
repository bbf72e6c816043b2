import { expect, it, vi } from 'vitest'
import { NO_FIXES } from './diagnosis'
import { openDoctor } from './openDoctor'

const question = { text: '{"ROOT":{"type":"div","props":{}}}', names: null, choice: NO_FIXES }

it('rejects calls to a worker that fails, and starts another one for the next question', async () => {
  const workers: { postMessage: ReturnType<typeof vi.fn>; onerror: (event: Event) => void }[] = []
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = vi.fn()
      terminate = vi.fn()
      onerror = () => {}
      constructor() {
        workers.push(this)
      }
    },
  )
  const doctor = openDoctor()
  const pending = [doctor.examine(question), doctor.json(null)]
  workers[0]!.onerror(new Event('error'))
  for (const each of pending) await expect(each).rejects.toThrow('its code does not run')
  await expect(doctor.resolver()).rejects.toThrow('its code does not run')
  const again = doctor.examine(question)
  expect(workers[1]!.postMessage.mock.calls).toEqual([[{ id: 3, method: 'examine', args: [question] }]])
  doctor.close()
  await expect(again).rejects.toThrow('its code does not run')
  vi.unstubAllGlobals()
})
