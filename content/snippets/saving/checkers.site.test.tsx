import {
  addressProps,
  allowedTags,
  inspect,
  isSound,
  refusedInTags,
  refusedProps,
  fix,
} from '@craftjs-site/saved-page'
import { Element } from '@craftjs/core'
import Ajv from 'ajv/dist/2020'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageProblems } from './pageProblems'
import * as recipe from './untrusted'
import { harmlessPages, hostilePages } from '../../../e2e/untrusted/hostilePages'
import { Button } from '../../../examples/basic/src/components/user/Button'
import { Card, CardBottom, CardTop } from '../../../examples/basic/src/components/user/Card'
import { Container } from '../../../examples/basic/src/components/user/Container'
import { Text } from '../../../examples/basic/src/components/user/Text'
import { checkPage } from '../../../examples/basic/src/saving/checkPage'
import * as tutorial from '../../../examples/basic/src/saving/untrusted'
import { savedStateSchema } from '../../../src/build/outputs'
import { actions, setProps, undo } from '../../../src/fixtures/craft/actions'
import { box, brokenPages, text } from '../../../tools/craft-behavior/brokenPages'
import { resolver } from '../../../src/fixtures/craft/blocks'
import { open, query } from '../../../src/fixtures/craft/craft'
import { messageOf } from '../../../src/fixtures/craft/events'
import { inRoot, saved } from '../../../src/fixtures/craft/page'

const names = Object.keys(resolver)
const fitsSchema = new Ajv({ strict: true, strictRequired: false }).compile(
  savedStateSchema({ url: 'https://craft.js.org', baseUrl: '/' }),
)
const broken = (name: string) => brokenPages.find((page) => page.name === name)?.page
const withText = (fields: Record<string, unknown>) => ({ ROOT: box(['a']), a: text(fields) })

// Rows without a page use brokenPages.ts; stateDoctor.test.tsx tests how Craft.js handles those.
it.each<[name: string, verdict: 'accept' | 'refuse', schema: 'accepts' | 'refuses', page?: unknown]>([
  ['a whole page', 'accept', 'accepts', withText({})],
  ['the root of 0.1', 'accept', 'accepts', { 'canvas-ROOT': box(['a']), a: text({ parent: 'canvas-ROOT' }) }],
  ['a Node without a parent', 'accept', 'refuses', withText({ parent: undefined })],
  ['a root with a parent', 'accept', 'refuses', { ROOT: box(['a'], { parent: 'a' }), a: text() }],
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
  expect(fitsSchema(JSON.parse(json))).toBe(schema === 'accepts')
})

/** The components of the pages in e2e/untrusted. */
const untrusted = { ...resolver, Card: 'div', Link: 'div', Panel: 'div' }
/** Whether the recipe, the JSON Schema, the tutorial, and the State Doctor accept a page. */
const verdicts = (page: object) => {
  const json = JSON.stringify(page)
  const value: unknown = JSON.parse(json)
  return [
    pageProblems(json, untrusted).length === 0,
    fitsSchema(value),
    messageOf(() => checkPage(json, Object.keys(untrusted))) === 'nothing is thrown',
    isSound(inspect(value)),
  ]
}

// e2e/editors/untrustedPages.spec.ts shows that each of them runs its script in Craft.js, but not in PageView.
it.each(hostilePages)('All checkers refuse %s, and the State Doctor removes it', (_, page) => {
  expect(verdicts(page)).toEqual([false, false, false, false])
  const { page: fixed } = fix(page, { names: Object.keys(untrusted) })
  expect(pageProblems(JSON.stringify(fixed), untrusted)).toEqual([])
})

it.each(harmlessPages)('All checkers accept %s', (_, page) => {
  expect(verdicts(page)).toEqual([true, true, true, true])
})

it('The JSON Schema and the browser agree on which addresses are scripts', () => {
  const part = fc.constantFrom(...'javascript', 'JAVA', 'script', ':', '\t', '\n', ' ', '\0', '/', 'x')
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 20 }),
      fc.constantFrom('', 'java', 'javascript'),
      (parts, start) => {
        const page = withText({ props: { href: start + parts.join('') } })
        expect(fitsSchema(page)).toBe(pageProblems(JSON.stringify(page), resolver).length === 0)
      },
    ),
  )
})

it('The JSON Schema accepts only pages that Craft.js saves, before and after edits, undo, and loading', () => {
  const components = { Button, Card, CardBottom, CardTop, Container, Text }
  open(
    [
      <h1 key="h" children="Title" />,
      <Card key="c" />,
      <Element key="t" is={Text} hidden custom={{ deep: { list: [1, 'two'] } }} />,
    ],
    { components },
  )
  const id = inRoot()[2]!
  const edits: (() => void)[] = [
    () => setProps(id, { text: 'Changed', onOpen: () => {}, size: null }),
    () => actions.setHidden(id, false),
    () => actions.setCustom(id, (custom) => (custom.tag = 'b')),
    undo,
    () => actions.deserialize(query.serialize()),
  ]
  for (const edit of edits) {
    expect(fitsSchema(saved())).toBe(true)
    edit()
  }
  expect(fitsSchema(saved())).toBe(true)
  expect(fitsSchema({ ...saved(), [id]: { ...saved()[id], rules: {} } })).toBe(false)
  expect(fitsSchema(withText({ parent: null }))).toBe(false)
})

it('The list for untrusted pages is the same in the recipe, in the tutorial and in the State Doctor', () => {
  const list = { allowedTags, refusedProps, refusedInTags, addressProps }
  expect(recipe).toMatchObject(list)
  expect(Object.entries(tutorial).map(String)).toEqual(Object.entries(recipe).map(String))
})

it('The tutorial accepts its editor’s pages, including object props and tags, and pages of version 0.1', () => {
  const components = { Button, Card, CardBottom, CardTop, Container, Text }
  const sized = { size: { phone: 24 } }
  open([<h1 key="h">Title</h1>, <Card key="c" />, <Text key="t" {...sized} />], { components })
  const known = ['Box', ...Object.keys(components)]
  expect(JSON.parse(checkPage(query.serialize(), known))).toEqual(JSON.parse(query.serialize()))
  const old = { type: { resolvedName: 'Card' }, props: {}, _childCanvas: { text: 'a' } }
  const parent = 'canvas-ROOT'
  const page = JSON.stringify({ [parent]: old, a: text({ parent }) })
  expect(JSON.parse(checkPage(page, known))).toMatchObject({ a: { parent } })
})
