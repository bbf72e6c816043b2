import { expect, it } from 'vitest'
import { node } from '../fixtures/node'
import { fix, inspect, isSound } from '../index'

const codes = (page: unknown) => inspect(page).map(({ code, severity, path }) => [code, severity, path])

it('reports the position of a fault as a JSON Pointer', () => {
  expect(codes([])).toEqual([['not-a-page', 'error', '']])
  expect(codes({})).toEqual([['no-root', 'error', '']])
  expect(codes({ ROOT: node({ nodes: ['a/b'] }) })).toEqual([['missing-child', 'error', '/ROOT/nodes/0']])
  expect(codes({ ROOT: node({ type: { resolvedName: 'Box' }, linkedNodes: { 'a/b~': 'ROOT' } }) })).toEqual([
    ['cycle', 'error', '/ROOT/linkedNodes/a~1b~0'],
  ])
  expect(codes({ ROOT: node({ nodes: ['a', 'a'] }), a: node({ parent: 'ROOT' }) })).toEqual([
    ['two-places', 'warning', '/ROOT/nodes/1'],
  ])
})

it('reports possibly intentional data as notes, which keep the page sound', () => {
  const page = {
    ROOT: node({ isCanvas: false, nodes: ['a'] }),
    a: node({ parent: 'ROOT', hidden: true, props: { on: '2024-05-01T10:00:00.000Z', list: [null] } }),
  }
  const findings = inspect(page)
  expect(findings.map(({ code }) => code)).toEqual(['not-a-canvas', 'date-as-text', 'lost-value', 'hidden'])
  expect(isSound(findings)).toBe(true)
  expect(fix(page).page).toEqual(page)
})

it('skips the fix of an unwanted finding', () => {
  const page = { ROOT: node({ nodes: ['a', 'gone'] }), a: node(), ghost: node() }
  const { page: after, fixed, left } = fix(page, { isWanted: ({ code }) => code !== 'unreachable' })
  expect(fixed.map(({ code }) => code)).toEqual(['missing-child', 'wrong-parent'])
  expect(left.map(({ code }) => code)).toEqual(['unreachable'])
  expect(after).toEqual({ ROOT: node({ nodes: ['a'] }), a: node({ parent: 'ROOT' }), ghost: node() })
})

it('keeps the first place of a Node in tree order', () => {
  const page = {
    ROOT: node({ nodes: ['a', 'b'] }),
    b: node({ parent: 'ROOT', nodes: ['d'] }),
    a: node({ parent: 'ROOT', nodes: ['c'] }),
    c: node({ parent: 'a', nodes: ['d'] }),
    d: node({ parent: 'b' }),
  }
  expect(fix(page).page).toMatchObject({ b: { nodes: [] }, c: { nodes: ['d'] }, d: { parent: 'c' } })
})

it('restores a lost list of child Nodes from their `parent` fields', () => {
  const { nodes: _, ...root } = node()
  const page = { ROOT: root, a: node({ parent: 'ROOT' }), b: node({ parent: 'ROOT' }) }
  const { page: after, left } = fix(page)
  expect(left).toEqual([])
  expect(after).toMatchObject({ ROOT: { nodes: ['a', 'b'] }, a: {}, b: {} })
})

it('keeps Nodes separate that have the same id in different lists', () => {
  const inner = (text: string) => ({ ...node({ props: { text } }), id: 'x' })
  const page = {
    ROOT: node({ nodes: ['a', 'b'] }),
    a: node({ parent: 'ROOT', nodes: [inner('one')] }),
    b: node({ parent: 'ROOT', nodes: [inner('two')] }),
  }
  const { page: after, left } = fix(page)
  expect(left).toEqual([])
  expect(after).toMatchObject({
    a: { nodes: ['x'] },
    b: { nodes: ['x-2'] },
    x: { props: { text: 'one' }, parent: 'a' },
    'x-2': { props: { text: 'two' }, parent: 'b' },
  })
})

it('handles ids and names that are properties of every object', () => {
  const text =
    '{"ROOT":{"type":{"resolvedName":"toString"},"nodes":["__proto__"]},"__proto__":{"type":"p","props":{}}}'
  const page: unknown = JSON.parse(text)
  const { page: after, left } = fix(page, { names: ['__proto__', 'Box'] })
  expect(Object.keys(after ?? {})).toEqual(['ROOT', 'node-proto'])
  expect(after).toMatchObject({ ROOT: { type: 'div', nodes: ['node-proto'] } })
  expect(isSound(left)).toBe(true)
  expect(({} as Record<string, unknown>).type).toBeUndefined()
})

it('inspects a page that is 10,000 Nodes deep', () => {
  const ids = Array.from({ length: 10_000 }, (_, at) => (at === 0 ? 'ROOT' : `n${at}`))
  const deep = ids.map((id, at) => [
    id,
    node({ nodes: ids.slice(at + 1, at + 2), parent: ids[at - 1] ?? null }),
  ])
  expect(inspect(Object.fromEntries(deep))).toEqual([])
})

it('accepts a page stored next to its version, unless both are in one string', () => {
  const stored = { version: 3, nodes: { ROOT: node() } }
  const finding = { code: 'with-version', severity: 'note', path: '/nodes', patch: [] }
  expect(inspect(stored)).toMatchObject([finding])
  expect(inspect(JSON.stringify(stored))).toMatchObject([{ code: 'wrapped' }])
  expect(inspect({ nodes: stored.nodes })).toMatchObject([{ code: 'wrapped' }])
})

it('replaces a component with one from the resolver', () => {
  const page = { ROOT: node({ type: { resolvedName: 'Title' } }) }
  const fixedWith = (renames: [string, string][]) =>
    fix(page, { names: ['Heading'], renames: new Map(renames) }).page
  expect(fixedWith([['Title', 'Heading']])).toMatchObject({ ROOT: { type: { resolvedName: 'Heading' } } })
  for (const renames of [[], [['Title', 'Gone']]] as [string, string][][])
    expect(fixedWith(renames)).toMatchObject({ ROOT: { type: 'div' } })
})

it('removes a key that keeps a prop from becoming text', () => {
  const page = { ROOT: node({ props: { title: { a: { toString: 'x', b: 1 } } } }) }
  expect(codes(page)).toEqual([['unsafe-prop', 'error', '/ROOT/props/title/a/toString']])
  expect(fix(page).page).toEqual({ ROOT: node({ props: { title: { a: { b: 1 } } } }) })
})
