import { renderToStaticMarkup } from 'react-dom/server'
import type { SerializedNode, SerializedNodes } from '@craftjs/core'
import { expect, test } from 'vitest'
import { AnswersTable } from './AnswersTable'
import { receiveForm, type Submission } from './receiveForm'

const node = (resolvedName: string, props: object, nodes: string[] = []) =>
  ({
    type: { resolvedName },
    props,
    nodes,
    linkedNodes: {},
  }) as unknown as SerializedNode
const field = (name: string, props: object) =>
  node('FormField', { label: name, name, kind: 'text', required: 'no', ...props })

const page: SerializedNodes = {
  ROOT: node('Page', {}, ['form', 'outside']),
  form: node('Form', { name: 'order' }, ['step', 'columns']),
  step: node('FormStep', {}, ['breads', 'slices']),
  columns: { ...node('Columns', {}), linkedNodes: { left: 'left' } },
  left: node('Column', {}, ['email', 'note', 'hidden']),
  breads: field('breads', { kind: 'boxes', required: 'yes', options: 'Rye\nOat\n' }),
  slices: field('slices', {
    ...{ kind: 'choice', required: 'yes', options: 'Thin\nThick' },
    ...{ ifField: 'breads', ifAnswer: 'Oat' },
  }),
  email: field('email', { kind: 'email' }),
  note: field('note', { kind: 'lines' }),
  hidden: { ...field('hidden', { required: 'yes' }), hidden: true },
  outside: field('outside', {}),
}

const stored = new Map<string, Submission>()
const send = (entries: object, id: string = crypto.randomUUID(), form = 'order') =>
  receiveForm(
    new Request('https://example.org/api/forms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form, entries, id }),
    }),
    {
      page,
      add: (submission) => {
        if (!stored.has(submission.id)) stored.set(submission.id, submission)
        return Promise.resolve()
      },
    },
  )

test.each<[string, object, problem: string]>([
  ['a missing answer', {}, 'breads: an answer is missing.'],
  ['blank answers', { breads: [' ', ''] }, 'breads: an answer is missing.'],
  [
    'another option',
    { breads: ['Rye', 'Spelt'] },
    'breads: this is not one of the options.',
  ],
  [
    'a missing answer that another one requires',
    { breads: 'Oat' },
    'slices: an answer is missing.',
  ],
  [
    'two answers to a text',
    { breads: 'Rye', note: ['a', 'b'] },
    'note: there is more than one answer.',
  ],
  [
    'no email address',
    { breads: 'Rye', email: 'Ada' },
    'email: this is not an email address.',
  ],
  [
    'a long text',
    { breads: 'Rye', note: 'x'.repeat(10_001) },
    'note: the answer is too long.',
  ],
  [
    'a field outside the form',
    { breads: 'Rye', outside: 'x' },
    'The page has changed: the form has no field “outside”.',
  ],
  [
    'a hidden field',
    { breads: 'Rye', hidden: 'x' },
    'The page has changed: the form has no field “hidden”.',
  ],
  [
    'two problems',
    { email: 'Ada' },
    'breads: an answer is missing. email: this is not an email address.',
  ],
])('%s gets 422 and the reason', async (_what, entries, problem) => {
  const response = await send(entries)
  expect([response.status, await response.json()]).toEqual([422, { problem }])
})

test('An unknown form gets 422, and an invalid id 400', async () => {
  expect((await send({}, 'a', 'gone')).status).toBe(422)
  expect((await send({}, '../a')).status).toBe(400)
  expect(stored.size).toBe(0)
})

test('A form is stored once, without answers that the visitor did not see', async () => {
  const entries = { breads: 'Rye', slices: 'Thin', email: '', note: 'Soon' }
  expect((await send(entries, 'a')).status).toBe(204)
  expect((await send({ breads: ['Rye', 'Oat'], slices: 'Thick' }, 'b')).status).toBe(
    204,
  )
  expect((await send(entries, 'a')).status).toBe(204)
  expect([...stored.values()].map(({ id, answers }) => [id, answers])).toEqual([
    ['a', { breads: ['Rye'], email: '', note: 'Soon' }],
    ['b', { breads: ['Rye', 'Oat'], slices: 'Thick', email: '', note: '' }],
  ])
  const table = renderToStaticMarkup(
    <AnswersTable page={page} form="order" submissions={[...stored.values()]} />,
  )
  const cells = (tag: string) =>
    [...table.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(
      ([, text]) => text,
    )
  expect(cells('th')).toEqual(['Sent', 'breads', 'slices', 'email', 'note'])
  expect(cells('td').slice(0, 4)).toEqual(['Rye', '', '', 'Soon'])
})

test('A visitor without scripts reads the result', async () => {
  const post = async (body: string) => {
    const request = new Request('https://example.org/api/forms?form=order', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
    const response = await receiveForm(request, { page, add: () => Promise.resolve() })
    return [response.status, await response.text()]
  }
  expect(await post('breads=Rye&slices=')).toEqual([200, 'Thank you.'])
  expect(await post('breads=')).toEqual([
    422,
    'breads: an answer is missing. Go back to correct it: your answers are still there.',
  ])
})
