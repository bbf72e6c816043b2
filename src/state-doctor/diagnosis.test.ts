import { expect, it } from 'vitest'
import { node } from '../../packages/saved-page/fixtures/node'
import { applyChoice, diagnose, NO_FIXES, renamed, toggled } from './diagnosis'
import { differencesOf } from './differencesOf'
import { markedJson } from './markedJson'
import { pictureOf } from './picture'
import { treeRows } from './treeRows'

const all = { ...NO_FIXES, all: true }

it('reads and writes a page in a string of SQL or code, whatever it contains', () => {
  const page = { ROOT: node({ props: { text: 'It\'s "new"\n' } }) }
  for (const [text, is] of [
    ["INSERT INTO p VALUES (1, '$'::jsonb);", (json: string) => json.replaceAll("'", "''")],
    ['char page[] = "$";', (json: string) => JSON.stringify(json).slice(1, -1)],
    ['char page[] = "$";', (json: string) => JSON.stringify(json.replace('\\n', '\n')).slice(1, -1)],
  ] as const) {
    const whole = (value: object) => text.replace('$', () => is(JSON.stringify(value)))
    const diagnosis = diagnose(whole(page), null)
    expect([diagnosis.page, diagnosis.places]).toEqual([page, []])
    expect(diagnosis.wholeWith({ ROOT: node() })).toBe(
      text.replace('$', () => is(JSON.stringify({ ROOT: node() }))),
    )
  }
})

// Fixing faults and undoing fixes: e2e/site/stateDoctor.spec.ts.
it('“Fix all” does not change notes, but each can be fixed separately', () => {
  const page = { ROOT: node({ nodes: ['a'] }), a: node({ parent: 'ROOT', hidden: true }) }
  const diagnosis = diagnose(JSON.stringify(page), null)
  const { after, findings } = applyChoice(diagnosis, all)
  expect(after).toEqual(page)
  expect(findings).toMatchObject([{ code: 'hidden', state: 'open', changes: 'replace /a/hidden false' }])
  for (const choice of [NO_FIXES, all]) {
    const changed = applyChoice(diagnosis, toggled(choice, findings[0]?.key ?? ''))
    expect(changed.after).toHaveProperty('a.hidden', false)
    expect(changed.findings).toMatchObject([{ code: 'hidden', state: 'fixed' }])
  }
})

it('a finding that another fix resolves counts as fixed', () => {
  const text = '{"ROOT":{"type":"div","props":{},"nodes":["__proto__"]},"__proto__":{"type":"p","props":{}}}'
  const { findings } = applyChoice(diagnose(text, null), all)
  expect(findings.filter(({ state }) => state === 'open')).toMatchObject([{ severity: 'note' }])
})

it('“Fix all” keeps a component without a similar one in the resolver until the reader chooses', () => {
  const page = { ROOT: node({ nodes: ['a'] }), a: node({ parent: 'ROOT', type: { resolvedName: 'Title' } }) }
  const diagnosis = diagnose(JSON.stringify(page), ['Heading'])
  expect(applyChoice(diagnosis, all).after).toEqual(page)
  const chosen = applyChoice(diagnosis, renamed(NO_FIXES, 'Title', 'Heading'))
  expect(chosen.after).toHaveProperty('a.type.resolvedName', 'Heading')
  expect(chosen.findings).toMatchObject([{ state: 'fixed', lacks: { substitute: 'Heading' } }])
  const chosenAfterFix = renamed(toggled(NO_FIXES, chosen.findings[0]?.key ?? ''), 'Title', 'Heading')
  expect(applyChoice(diagnosis, chosenAfterFix).findings).toMatchObject([{ state: 'fixed' }])
  const undone = toggled(renamed(NO_FIXES, 'Title', 'Heading'), chosen.findings[0]?.key ?? '')
  expect(applyChoice(diagnosis, undone).findings).toMatchObject([{ state: 'open', size: 1 }])
})

it('the picture has the visible Nodes, up to a maximum number of boxes', () => {
  const ids = Array.from({ length: 300 }, (_, at) => `n${at}`)
  const page = {
    ROOT: node({ nodes: [...ids, 'hidden'] }),
    ghost: node(),
    hidden: node({ hidden: true, nodes: ['inside'] }),
    inside: node(),
    ...Object.fromEntries(ids.map((id) => [id, node({ props: { title: id } })])),
  }
  const { boxes, omitted } = pictureOf(page)
  expect(boxes).toHaveLength(1)
  expect(boxes[0]?.boxes.map(({ text }) => text)).toEqual(ids.slice(0, 199))
  expect(omitted).toBe(101)
})

it('differences list added, removed, and changed Nodes, field by field', () => {
  const page = { ROOT: { props: { text: 'Hello', n: 1 }, custom: {} }, lost: { type: 'p' } }
  const after = { ROOT: { props: { text: 'Hi', n: 1 }, custom: {}, nodes: [] }, new: { type: 'b' } }
  expect(differencesOf(page, after)).toEqual({
    count: 3,
    removed: ['lost'],
    lines: [
      { kind: 'removed', text: 'ROOT/props/text: "Hello"' },
      { kind: 'added', text: 'ROOT/props/text: "Hi"' },
      { kind: 'added', text: 'ROOT/nodes: []' },
      { kind: 'removed', text: 'lost: {"type":"p"}' },
      { kind: 'added', text: 'new: {"type":"b"}' },
    ],
    omitted: 0,
  })
  expect(differencesOf(page, page)).toMatchObject({ count: 0, lines: [] })
})

it('the JSON marks a value with its key, or else its closest ancestor', () => {
  const page = { ROOT: { nodes: ['a', 'b'], props: {} } }
  expect(markedJson(page, ['ROOT', 'nodes', '1']).marked).toBe('"b"')
  expect(markedJson(page, ['ROOT', 'nodes']).marked).toBe('"nodes": [\n      "a",\n      "b"\n    ]')
  expect(markedJson(page, ['ROOT', 'parent']).marked).toContain('"ROOT": {')
  const { before, marked, after } = markedJson(page, ['ROOT', 'nodes'])
  expect(before + marked + after).toBe(JSON.stringify(page, null, 2))
})

it('the tree has every Node once, with unreachable ones at the end', () => {
  const page = {
    ROOT: node({ nodes: ['a', 'a'], linkedNodes: { top: 'b' } }),
    ghost: node(),
    a: node({ nodes: ['ROOT'] }),
    b: node({ hidden: true }),
  }
  expect(
    treeRows(page).map(({ id, level, linkedAs, isReachable }) => [id, level, linkedAs, isReachable]),
  ).toEqual([
    ['ROOT', 1, null, true],
    ['a', 2, null, true],
    ['b', 2, 'top', true],
    ['ghost', 1, null, false],
  ])
})
