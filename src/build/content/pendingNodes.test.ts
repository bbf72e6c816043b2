import { expect, it } from 'vitest'
import { pendingNodes } from './pendingNodes'

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

it('waits for what is under way, for what follows from it, and for what fails', async () => {
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

it('waits for nothing when nothing is under way', async () => {
  await expect(pendingNodes().settled()).resolves.toBeUndefined()
})
