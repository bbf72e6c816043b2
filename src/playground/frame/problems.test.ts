// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type * as Problems from './problems'

const send = vi.hoisted(() => vi.fn())
vi.mock('./page', () => ({ send, cut: (text: string, length: number) => text.slice(0, length) }))

let problems: typeof Problems

beforeEach(async () => {
  send.mockClear()
  vi.resetModules()
  problems = await import('./problems')
})

const thrownAt = (error: Error, stack: string) => Object.assign(error, { stack })

it('names the first place in the code of the reader', () => {
  const error = thrownAt(
    new TypeError('x is null'),
    'TypeError: x is null\n at f (playground:///lib/Text.tsx:3:7)',
  )
  expect(problems.problemOf(error)).toEqual({
    message: 'TypeError: x is null',
    file: 'lib/Text.tsx',
    line: 3,
    column: 7,
  })
})

it('explains a recursion without an end, in the words of each browser', () => {
  for (const error of [
    new RangeError('Maximum call stack size exceeded'),
    new RangeError('Maximum call stack size exceeded.'),
    Object.assign(new Error('too much recursion'), { name: 'InternalError' }),
  ])
    expect(problems.problemOf(error).message).toMatch(
      /^The code was stopped: .* a recursion without an end\.$/,
    )
})

it('reports each message once, and what cannot be read', () => {
  problems.reportError(new Error('Twice'))
  problems.reportError(new Error('Twice'))
  problems.reportError(null)
  problems.reportError({
    toString() {
      throw new Error('hostile')
    },
  })
  const messages = (send.mock.calls as [{ problem: { message: string } }][]).map(
    ([{ problem }]) => problem.message,
  )
  expect(messages).toEqual([
    'Twice',
    'Something that is no Error was thrown: null',
    'Something was thrown that cannot be read.',
  ])
})
