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

it.each([
  ['x is null', 'lib/Text.tsx', 3],
  ['The code was stopped: it kept the browser busy.', 'App.tsx', 9],
])(
  'reports the first position in the reader’s code, or the loop that was stopped: %s',
  (message, file, line) => {
    const stack = '\n at f (playground:///lib/Text.tsx:3:7)\n at g (playground:///App.tsx:9:7)'
    const error = Object.assign(new Error(message), { stack })
    expect(problems.problemOf(error)).toEqual({ message, file, line, column: null })
  },
)

it('explains infinite recursion for the message of each browser', () => {
  const errors = [new RangeError('Maximum call stack size exceeded.'), new Error('too much recursion')]
  Object.assign(errors[1]!, { name: 'InternalError' })
  for (const error of errors)
    expect(problems.problemOf(error).message).toMatch(/^The code was stopped: .* infinite recursion/)
})

// Thrown values that are not errors: e2e/playground/playground.spec.ts.
it('reports each message once', () => {
  problems.reportError(new Error('Twice'))
  problems.reportError(new Error('Twice'))
  expect(send.mock.calls.flat()).toMatchObject([{ problem: { message: 'Twice' } }])
})
