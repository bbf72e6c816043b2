import { readFileSync } from 'node:fs'
import { decode } from '@craftjs-site/saved-page'
import Ajv from 'ajv'
import { expect, it } from 'vitest'
import { resolver as blocks } from '../blocks/resolver'
import { objectSchema } from '../fields/fieldRules'
import { fieldsOf } from '../fields/fields'
import { propProblems } from '../fields/propProblems'
import { right, wrong } from './answers'
import { resolver } from './blocks'
import { contractProblems } from './contractProblems'
import { descriptionsOf } from './description'
import { pageSchema } from './pageSchema'
import { jsonIn, nodesOf } from './readAnswer'
import { type Message, writePage } from './writePage'

const isValid = new Ajv().compile(pageSchema(descriptionsOf(resolver)))
const element = (component: string, props: object, ...children: unknown[]) => ({ component, props, children })
const text = (props: object) => element('Page', {}, element('Text', props))

// prettier-ignore
it.each<[name: string, answer: unknown, problem: string]>([
  ['a page', JSON.parse(right), ''],
  ['an empty page', element('Page', {}), ''],
  ['a long text', text({ text: 'x'.repeat(501) }), 'Node 0 has the prop text, which must be text of at most 500 characters.'],
  ['another choice', element('Page', {}, element('Section', { tone: 'red' })), 'Node 0 has the prop tone, which must be one of'],
  ['another number', JSON.parse(right.replace('1', '9')), 'Node 0 has the prop level, which must be a number from 1 to 3.'],
  ['a missing prop', text({}), 'Text 0 needs the prop text.'],
  ['an extra prop', text({ text: '', onClick: '' }), 'Text 0 has no prop onClick.'],
  ['HTML', text({ text: '', dangerouslySetInnerHTML: {} }), 'Node 0 has the prop dangerouslySetInnerHTML.'],
  ['a page in a page', element('Page', {}, element('Page', {})), 'Page ROOT may not contain Page 0.'],
  ['an unknown component', element('Page', {}, element('constructor', {})), 'Node 0 is a constructor, which is not'],
  ['no element', element('Page', {}, 'Text'), 'Node 0 has no type.'],
  ['a part of a page', element('Text', { text: '' }), 'The outermost element must be a Page.'],
])('the schema and the check agree on %s', (_, answer, problem) => {
  expect(isValid(answer)).toBe(problem === '')
  const problems = contractProblems(nodesOf(answer), resolver)
  expect(problems).toEqual(problem === '' ? [] : [expect.stringContaining(problem)])
})

// Real answers of language models: bikes, cakes, festival, yoga, and closed with the prompt, the last one without it.
it.each([
  ['bikes', ''],
  ['cakes', ''],
  ['festival', ''],
  ['yoga', ''],
  ['closed', ''],
  ['withoutPrompt', 'Node 0 has no type.'],
])('the check of the recorded answer “%s” finds: “%s”', (name, problem) => {
  const answer = jsonIn(readFileSync(`src/fixtures/answers/${name}.txt`, 'utf8'))
  expect(isValid(answer)).toBe(problem === '')
  expect(contractProblems(nodesOf(answer), resolver).slice(0, 1).join('')).toBe(problem)
})

it.each(Object.entries(blocks))('the defaults of the block %s match its fields', (_, block) => {
  const fields = fieldsOf(block)
  const { props } = block.craft!
  const isProp = new Ajv().compile(objectSchema(fields))
  if (Object.keys(fields).length === 0) return expect(props).toBeUndefined()
  expect([isProp(props), propProblems(block, props!)]).toEqual([true, []])
  const broken = Object.fromEntries(Object.keys(fields).map((name) => [name, 7]))
  expect([isProp(broken), propProblems(block, broken).length > 0]).toEqual([false, true])
})

/** Returns these answers in turn, then repeats the last one. Records the prompts. */
function modelWith(...answers: string[]) {
  const asked: Message[][] = []
  const ask = (messages: Message[]) => {
    asked.push([...messages])
    return Promise.resolve(answers[Math.min(asked.length, answers.length) - 1] ?? '')
  }
  return { asked, options: { ask, resolver } }
}

it('sends the model the problems and uses its next answer', async () => {
  const { asked, options } = modelWith('I cannot do that.', wrong, right)
  const page = await writePage('Bread', options)
  expect(page['1']).toMatchObject({ isCanvas: true, parent: 'ROOT', nodes: ['1.0', '1.1'] })
  expect(page['1.1']).toMatchObject({ isCanvas: false, displayName: 'Button', props: { page: 'order' } })
  const last = asked.map((messages) => messages.at(-1)?.text)
  expect(asked[0]?.[0]?.text).toContain('- level: a number from 1 to 3')
  expect(last).toEqual([
    'Bread',
    expect.stringContaining('is not JSON'),
    expect.stringContaining('prop level'),
  ])
})

it('gives up after three answers', async () => {
  const { asked, options } = modelWith(wrong)
  await expect(writePage('Bread', options)).rejects.toThrow('prop level')
  expect(asked).toHaveLength(3)
})

it('repairs an answer that is cut off, has other quotes, or has unquoted names', async () => {
  const cut = right.slice(0, -9).replaceAll('"component"', 'component').replaceAll('"', "'")
  const { asked, options } = modelWith(cut)
  await writePage('Bread', { ...options, parse: (answer) => decode(answer).value })
  expect(asked).toHaveLength(1)
})
