import { act } from '@testing-library/react'
import Ajv from 'ajv/dist/2020'
import { expect, it } from 'vitest'
import { pageProblems } from '../../content/snippets/saving/pageProblems'
import { checkPage } from '../../examples/basic/src/saving/checkPage'
import { problemOfPage } from '../../examples/landing/src/saving/checkPage'
import { savedStateSchema } from '../../src/build/outputs'
import { box, brokenPages, text } from './brokenPages'
import { resolver } from './blocks'
import { editor, open } from './craft'
import { messageOf } from './events'
import { inRoot } from './page'

const names = Object.keys(resolver)
const fitsSchema = new Ajv({ strict: true, strictRequired: false }).compile(
  savedStateSchema({ url: 'https://craft.js.org', baseUrl: '/' }),
)
const broken = (name: string) => brokenPages.find((page) => page.name === name)?.page
const withText = (fields: Record<string, unknown>) => ({ ROOT: box(['a']), a: text(fields) })

// Those without a page are in brokenPages.ts; stateDoctor.test.tsx tests what Craft.js does with them.
it.each<[name: string, verdict: 'accept' | 'refuse', schema: 'accepts' | 'refuses', page?: unknown]>([
  ['a whole page', 'accept', 'accepts', withText({})],
  [
    'the root id of 0.1',
    'accept',
    'accepts',
    { 'canvas-ROOT': box(['a']), a: text({ parent: 'canvas-ROOT' }) },
  ],
  ['a Node that does not name its parent', 'accept', 'refuses', withText({ parent: undefined })],
  ['a root that names a parent', 'accept', 'refuses', { ROOT: box(['a'], { parent: 'a' }), a: text() }],
  ['an unknown component', 'refuse', 'accepts', withText({ type: { resolvedName: 'Gone' } })],
  ['a component called toString', 'refuse', 'accepts', withText({ type: { resolvedName: 'toString' } })],
  ['a cycle', 'refuse', 'accepts'],
  ['a child called toString', 'refuse', 'accepts'],
  ['a child that does not exist', 'refuse', 'accepts'],
  ['a Node that two others name', 'refuse', 'accepts'],
  ['no ROOT', 'refuse', 'refuses'],
  ['no props', 'refuse', 'refuses'],
  ['no type', 'refuse', 'refuses'],
  ['a Canvas of 0.1', 'refuse', 'refuses'],
  ['nodes that are a number', 'refuse', 'refuses'],
  ['a Node that is null', 'refuse', 'refuses'],
])('%s: the checkers of docs and examples %s it, the JSON Schema %s it', (name, verdict, schema, page) => {
  const json = JSON.stringify(page ?? broken(name))
  const isRefused = verdict === 'refuse'
  expect(pageProblems(json, { ...resolver, Canvas: 'div' }).length > 0).toBe(isRefused)
  expect(messageOf(() => checkPage(json, names)) !== 'nothing is thrown').toBe(isRefused)
  expect(problemOfPage(json, names) !== null).toBe(isRefused)
  expect(fitsSchema(JSON.parse(json))).toBe(schema === 'accepts')
})

it('Moving a Node that two others name leaves it in one of them', () => {
  open(null)
  act(() => editor.actions.deserialize(JSON.stringify(broken('a Node that two others name'))))
  act(() => editor.actions.move('c', 'ROOT', 0))
  expect(inRoot()).toContain('c')
  expect(editor.query.node('b').childNodes()).toEqual(['c'])
})
