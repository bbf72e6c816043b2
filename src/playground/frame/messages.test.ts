import { expect, it } from 'vitest'
import { emptyReport } from '../../fixtures/emptyStates'
import { isTooLarge, parseFrameMessage } from './messages'

const state = { ...emptyReport, changes: ['x'.repeat(300)] }

it('accepts only messages of the frame', () => {
  const problem = { message: 'x', file: null, line: 3, column: null }
  for (const message of [{ kind: 'ready' }, { kind: 'problem', problem }, { kind: 'state', state }])
    expect(parseFrameMessage(message)).toEqual(message)
  for (const message of [
    null,
    'ready',
    { kind: 'toString' },
    { kind: 'problem' },
    { kind: 'problem', problem: { ...problem, message: { toString: 1 } } },
    { kind: 'problem', problem: { ...problem, message: 'x'.repeat(2001) } },
    { kind: 'problem', problem: { ...problem, line: -1 } },
    { kind: 'rules', calls: Array.from({ length: 501 }, () => ({})) },
    { kind: 'state', state: null },
    { kind: 'state', state: { ...state, changes: ['x'.repeat(301)] } },
    { kind: 'state', state: { ...state, saved: '['.repeat(5001) } },
    { kind: 'state', state: { ...state, saved: '{"a":'.repeat(50_000) } },
  ])
    expect(parseFrameMessage(message)).toBeNull()
  const saved = JSON.stringify({ ROOT: { props: { text: '['.repeat(300) + '\\"' } } })
  expect(parseFrameMessage({ kind: 'state', state: { ...state, saved } })).not.toBeNull()
})

it('detects values that are too large or of other types, even with a forged length', () => {
  const long = 'x'.repeat(1_000_001)
  const forged = [{ length: -1e12 }, { length: 'x' }, { byteLength: -1e12 }, []]
  const circle: unknown[] = []
  circle.push(circle)
  const large = [long, new Map([[1, long]]), new Set([long]), new Uint8Array(1_000_001), circle]
  const others = [Object('text'), /a/, 10n, new Date(0), new Error('x'), new ArrayBuffer(1), { [long]: 1 }]
  for (const value of [
    ...large,
    ...others,
    ...others.map((own) => [{ own }]),
    ...forged.map((own) => ({ own, text: long })),
  ])
    expect(isTooLarge(value)).toBe(true)
  for (const value of [null, 1, state, ...forged]) expect(isTooLarge(value)).toBe(false)
})
