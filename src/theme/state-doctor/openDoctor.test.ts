import { expect, it, vi } from 'vitest'
import { NO_CURES } from './diagnosis'
import { openDoctor } from './openDoctor'

const question = { text: '{"ROOT":{"type":"div","props":{}}}', names: null, choice: NO_CURES }

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
