// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type * as Findings from './findings'

const send = vi.hoisted(() => vi.fn())
vi.mock('./page', () => ({ send, cut: (text: string, length: number) => text.slice(0, length) }))

let findings: typeof Findings

beforeEach(async () => {
  send.mockClear()
  vi.resetModules()
  findings = await import('./findings')
})

const thrownAt = (error: Error, stack: string) => Object.assign(error, { stack })

it('names the first place in the code of the reader', () => {
  const error = thrownAt(
    new TypeError('x is null'),
    'TypeError: x is null\n at f (playground:///lib/Text.tsx:3:7)',
  )
  expect(findings.findingOf(error)).toEqual({
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
    expect(findings.findingOf(error).message).toMatch(
      /^The code was stopped: .* a recursion without an end\.$/,
    )
})

it('reports each message once, and what cannot be read', () => {
  findings.reportError(new Error('Twice'))
  findings.reportError(new Error('Twice'))
  findings.reportError(null)
  findings.reportError({
    toString() {
      throw new Error('hostile')
    },
  })
  const messages = (send.mock.calls as [{ finding: { message: string } }][]).map(
    ([{ finding }]) => finding.message,
  )
  expect(messages).toEqual([
    'Twice',
    'Something that is no Error was thrown: null',
    'Something was thrown that cannot be read.',
  ])
})
