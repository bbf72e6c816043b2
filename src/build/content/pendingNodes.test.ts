import { expect, it } from 'vitest'
import { pendingNodes } from './pendingNodes'

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

it('waits for pending work, including work started by it and work that fails', async () => {
  const pending = pendingNodes()
  const steps: string[] = []
  const file = after(5).then(() => {
    steps.push('file')
    void pending.add(after(5).then(() => void steps.push('doc')))
  })
  void pending.add(file)
  pending.add(Promise.reject(new Error('no'))).catch(() => {})
  await pending.settled()
  expect(steps).toEqual(['file', 'doc'])
})
