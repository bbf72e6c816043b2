import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultRows } from './faultRows'
import { judgeRows, strayIds } from './judgeRows'

const row = (id: string, ...seenBy: string[]) => ({ id, about: 'A fault', seenBy })
const test = (title: string, isOk = true) => ({ title, isOk })
const standing = (seenBy: string[], outcomes: Record<string, ReturnType<typeof test>[]>) =>
  judgeRows([row('A01', ...seenBy)], new Map(Object.entries(outcomes)))[0]?.standing

describe('faultRows', () => {
  it('reads ids, texts and steps', () => {
    const table = '| Id  | What | Seen by |\n| --- | --- | --- |\n| A01 | No YAML | unit, mistakes |\n'
    expect(faultRows(table)).toEqual([{ id: 'A01', about: 'No YAML', seenBy: ['unit', 'mistakes'] }])
  })

  it('refuses a row without a step, and an id that is there twice', () => {
    expect(() => faultRows('| A01 | No YAML |  |')).toThrow('A01 is seen by no step')
    expect(() => faultRows('| A01 | a | unit |\n| A01 | b | unit |')).toThrow('A01 is there twice')
  })

  it('reads every row that is written', () => {
    const text = readFileSync('docs/faults.md', 'utf8')
    expect(faultRows(text)).toHaveLength(text.match(/^\| [A-Z]\d/gm)?.length ?? 0)
    expect(faultRows(text).length).toBeGreaterThan(80)
  })
})

describe('judgeRows', () => {
  it('passes a row when every step that ran has a test of it that passed', () => {
    expect(standing(['unit', 'nginx'], { unit: [test('a group [A01] says so')] })).toBe('passed')
    expect(standing(['unit'], { unit: [test('[A01] a'), test('[A01] b', false)] })).toBe('failed')
    expect(standing(['unit', 'e2e'], { unit: [test('[A01] a')], e2e: [test('[A02] b')] })).toBe('missing')
    expect(standing(['nginx'], { unit: [test('[A02] a')] })).toBe('left')
  })

  it('finds ids that no row has', () => {
    const outcomes = new Map([['unit', [test('[A01] a'), test('[A99] [A01] b')]]])
    expect(strayIds([row('A01', 'unit')], outcomes)).toEqual(['A99'])
  })
})
