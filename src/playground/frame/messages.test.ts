import { describe, expect, it } from 'vitest'
import { parseFrameMessage, resolveFile } from './messages'

describe('parseFrameMessage', () => {
  it('takes what the frame sends', () => {
    expect(parseFrameMessage({ kind: 'ready' })).toEqual({ kind: 'ready' })
    const problem = { message: 'x', file: null, line: 3, column: null }
    expect(parseFrameMessage({ kind: 'problem', problem })).toEqual({ kind: 'problem', problem })
  })

  it('refuses everything else', () => {
    const wrong: unknown[] = [
      null,
      'ready',
      { kind: 'toString' },
      { kind: 'problem' },
      { kind: 'problem', problem: { message: { toString: 1 }, file: null, line: 1, column: 1 } },
      { kind: 'problem', problem: { message: 'x'.repeat(2001), file: null, line: 1, column: 1 } },
      { kind: 'problem', problem: { message: 'x', file: null, line: -1, column: 1 } },
      { kind: 'rules', calls: Array.from({ length: 501 }, () => ({})) },
      { kind: 'state', state: null },
    ]
    for (const message of wrong) expect(parseFrameMessage(message)).toBeNull()
  })
})

it('finds imported files', () => {
  const files = new Set(['App.tsx', 'lib/Text.tsx', 'lib/index.ts', 'data.json'])
  const find = (from: string, specifier: string) => resolveFile(from, specifier, (path) => files.has(path))
  expect(find('App.tsx', './lib/Text')).toBe('lib/Text.tsx')
  expect(find('App.tsx', './lib')).toBe('lib/index.ts')
  expect(find('lib/Text.tsx', '../data.json')).toBe('data.json')
  expect(find('lib/Text.tsx', '../../data.json')).toBeNull()
  expect(find('App.tsx', './Text')).toBeNull()
})
