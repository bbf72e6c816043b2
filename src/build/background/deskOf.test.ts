import { expect, it } from 'vitest'
import { deskOf } from './deskOf'

/** A desk whose work ends when it is told to; `begun` lists what was begun. */
function slowDesk() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const desk = deskOf<string>((task) => {
    begun.push(task)
    return new Promise((resolve, reject) =>
      ends.push(() => (task.startsWith('bad') ? reject(new Error(task)) : resolve(task.toUpperCase()))),
    )
  })
  const end = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { desk, begun, end, ask: (task: string, rank: number) => desk.ask(task, { key: task, rank }) }
}

it('does one thing at a time, the lowest rank first and otherwise in order', async () => {
  const { begun, end, ask } = slowDesk()
  const answers = [ask('a', 3), ask('b', 3), ask('c', 1), ask('d', 3)]
  expect(begun).toEqual(['a'])
  for (let ended = 0; ended < answers.length; ended++) await end()
  expect(begun).toEqual(['a', 'c', 'b', 'd'])
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D'])
})

it('does once what is asked twice, and sooner when it is wanted more', async () => {
  const { begun, end, ask } = slowDesk()
  const answers = [ask('a', 3), ask('b', 3), ask('c', 3), ask('c', 0), ask('a', 0)]
  for (let ended = 0; ended < answers.length; ended++) await end()
  expect(begun).toEqual(['a', 'c', 'b'])
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'C', 'A'])
})

it('says what went wrong to those who asked for it alone', async () => {
  const { end, ask } = slowDesk()
  const bad = ask('bad', 0)
  const good = ask('good', 0)
  void bad.catch(() => {})
  await end()
  await end()
  await expect(bad).rejects.toThrow('bad')
  await expect(good).resolves.toBe('GOOD')
  const again = ask('bad', 0)
  void again.catch(() => {})
  await end()
  await expect(again).rejects.toThrow('bad')
})
