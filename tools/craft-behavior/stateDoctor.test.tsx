import { Element } from '@craftjs/core'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CODES, type Finding, fix, inspect, isSound } from '@craftjs-site/saved-page'
import { pages } from '../../packages/saved-page/fixtures/pages'
import { box, brokenPages, text } from './brokenPages'
import { Box, Card, Text } from '../../src/fixtures/craft/blocks'
import { open, query } from '../../src/fixtures/craft/craft'
import { saved } from '../../src/fixtures/craft/page'
import { failureOf } from './loadPage'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

describe.each(brokenPages)('$code: $name', ({ page, code, node, before }) => {
  const value: unknown = JSON.parse(JSON.stringify(page))

  it('is an error if Craft.js throws or shows nothing, and otherwise a warning', () => {
    const findings = inspect(value).filter(({ severity }) => severity !== 'note')
    // The components here have no <Element> for linked Nodes, and render only text props.
    const isUnseen = ({ code: each, path }: Finding) =>
      each === 'element-in-props' || (each === 'missing-child' && path.includes('linkedNodes'))
    if (findings.some(isUnseen)) return
    const worst = findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning'
    expect(worst).toBe(before === null || before === 'fails later' ? 'warning' : 'error')
  })

  it('is found, fails in Craft.js as expected, and loads after the fix', () => {
    expect(inspect(value)).toContainEqual(expect.objectContaining({ code, node }))
    expect(failureOf(JSON.stringify(value), ['Box', 'Text'])).toBe(before)
    const after = fix(value)
    expect(after.fixed).toContainEqual(expect.objectContaining({ code, node }))
    expect(isSound(inspect(after.page))).toBe(true)
    expect(failureOf(JSON.stringify(after.page), ['Box', 'Text'])).toBe(null)
  })
})

it('A page with a component that the resolver lacks throws, and loads after the fix', () => {
  const { page } = fix(brokenPages[0]?.page)
  const names = ['Box', 'Texts']
  const json = JSON.stringify(page)
  expect(failureOf(json, names)).toBe('throws')
  expect(inspect(page)).toEqual([])
  expect(inspect(page, { names })).toMatchObject([{ code: 'unknown-component', node: 'a' }])
  const nearest = fix(page, { names }).page
  expect(nearest).toMatchObject({ a: { type: { resolvedName: 'Texts' } } })
  expect(failureOf(JSON.stringify(nearest), names)).toBe(null)
  const other = fix(page, { names: ['Box'] }).page
  expect(other).toMatchObject({ a: { type: 'div', custom: { replaced: { props: { text: 'Hello' } } } } })
  expect(failureOf(JSON.stringify(other), ['Box'])).toBe(null)
})

it('A linked Node that does not exist crashes the component that renders it', () => {
  const page = {
    ROOT: box(['a']),
    a: text({ linkedNodes: { body: 'gone' }, type: { resolvedName: 'Card' } }),
  }
  expect(inspect(page)).toMatchObject([{ code: 'missing-child', severity: 'error' }])
  const show = (json: unknown) => open(null, { components: { Card } }, JSON.stringify(json)).unmount()
  expect(() => show(page)).toThrow(TypeError)
  show(fix(page).page)
})

it('A prop that is nested too deeply overflows the stack, and the page loads without it', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const json = `{"ROOT":{"type":{"resolvedName":"Box"},"isCanvas":true,"props":{"deep":${deep}},"nodes":[]}}`
  expect(failureOf(json, ['Box'])).not.toBe(null)
  const { page } = fix(JSON.parse(json))
  expect(failureOf(JSON.stringify(page), ['Box'])).toBe(null)
})

it('Every code has a page here, except those about text, notes, and the two tested above', () => {
  const tested = new Set<string>(brokenPages.map(({ code }) => code))
  const untested = Object.entries(CODES).filter(
    ([code, { severity }]) => severity !== 'note' && !tested.has(code),
  )
  const expected = ['not-json', 'cut-off', 'not-a-page', 'unknown-component', 'too-deep']
  expect(untested.map(([code]) => code)).toEqual(expected)
})

/** The text of a page, and whether the Node `a` can be dragged. */
function shownOf(page: unknown) {
  const { container, unmount } = open(null, {}, JSON.stringify(page))
  const facts = { text: container.textContent, isDraggable: query.node('a').isDraggable() }
  unmount()
  return facts
}

it.each<[string, page: Record<string, unknown>, note: object, before: object, after: object]>([
  [
    'A hidden Node renders nothing, but is shown',
    { ROOT: box(['a']), a: text({ hidden: true }) },
    { code: 'hidden', node: 'a' },
    { text: '' },
    { text: 'Hello' },
  ],
  [
    'A child of a Node that is not a Canvas cannot be dragged, but can be',
    { ROOT: box(['a'], { isCanvas: false }), a: text() },
    { code: 'not-a-canvas', node: 'ROOT' },
    { text: 'Hello', isDraggable: false },
    { text: 'Hello', isDraggable: true },
  ],
  [
    'A component receives a value that JSON distorted, but its default',
    { ROOT: box(['a']), a: text({ props: { text: '[object Object]' } }) },
    { code: 'lost-value', node: 'a', path: '/a/props/text' },
    { text: '[object Object]' },
    { text: '' },
  ],
])('%s after the fix for its note', (_, page, note, before, after) => {
  expect(inspect(page)).toMatchObject([note])
  const changed = fix(page, { names: ['Box', 'Text'], isWanted: () => true }).page
  expect([shownOf(page), shownOf(changed)]).toMatchObject([before, after])
})

it('A page saved by Craft.js has only notes', () => {
  const page = [<Element key="a" is={Box} children={<Text text="a" />} />, <Card key="b" />, <p key="c">c</p>]
  open(page, { components: { Card } })
  const findings = inspect(saved(), { names: ['Box', 'Text', 'Card'] })
  expect(findings).toMatchObject([{ code: 'not-a-canvas' }])
})

/** Component names in the Nodes of a page. */
function namesIn(page: unknown): string[] {
  const names: string[] = []
  JSON.stringify(page, (key, value: unknown) => (key === 'resolvedName' && names.push(String(value)), value))
  return names
}

it('Craft.js loads any page after the fix, and no findings remain', () => {
  fc.assert(
    fc.property(
      pages.map((page) => JSON.parse(JSON.stringify(page)) as unknown),
      fc.constantFrom(null, ['Box'], ['Boxes', 'Texts']),
      (page, names) => {
        const { page: after, left } = fix(page, { names })
        if (after === null) return
        expect(isSound(left)).toBe(true)
        expect(isSound(inspect(after, { names }))).toBe(true)
        // A valid page does not change.
        expect(fix(after, { names }).page).toEqual(after)
        expect(failureOf(JSON.stringify(after), names ?? namesIn(after))).toBe(null)
      },
    ),
  )
})
