import type { SerializedNode, SerializedNodes } from '@craftjs/core'
import type { FormFieldProps } from '@recipes/blocks/form/fieldKinds'
import type { Answers } from '@recipes/forms/checkAnswers'
import { pageToStore } from '@recipes/upgrades/storedPage'
import type { Store } from '../../server/store'
import { upgrades } from '../upgrades'

/** A Node exactly as Craft.js serializes it, including the order of its keys, so that opening a form does not change it. */
const node = (
  name: string,
  displayName: string,
  props: object,
  fields: Partial<SerializedNode> = {},
): SerializedNode => ({
  type: { resolvedName: name },
  isCanvas: name === 'Form',
  props,
  displayName,
  custom: {},
  parent: 'ROOT',
  hidden: false,
  nodes: [],
  linkedNodes: {},
  ...fields,
})

const root = (title: string, intro: string, nodes: string[]) =>
  node(
    'Form',
    'Form',
    { name: 'answers', button: 'Send', title, intro },
    { parent: undefined, nodes },
  )

const field = (props: Partial<FormFieldProps>) =>
  node('FormField', 'Field', {
    ...{ label: '', name: '', kind: 'text', required: 'yes' },
    ...{ options: '', ifField: '', ifAnswer: '' },
    ...props,
  })

const stored = (nodes: SerializedNodes) =>
  JSON.stringify(pageToStore(JSON.stringify(nodes), upgrades))

/** A new form with a title, in its stored form. */
export const firstForm = (title: string): string =>
  stored({
    ROOT: root(title, '', ['name']),
    name: field({ label: 'Your name', name: 'name' }),
  })

const order = stored({
  ROOT: root('Bread order', 'Order until six, fetch it the next morning.', [
    ...['name', 'email', 'breads', 'slices', 'note'],
  ]),
  name: field({ label: 'Your name', name: 'name' }),
  email: field({ label: 'Your email address', name: 'email', kind: 'email' }),
  breads: field({
    ...{ label: 'Which breads?', name: 'breads', kind: 'boxes' },
    options: 'Rye\nOat\nWheat',
  }),
  slices: field({
    ...{ label: 'How thick are the slices?', name: 'slices', kind: 'choice' },
    ...{ options: 'Thin\nThick', ifField: 'breads', ifAnswer: 'Oat' },
  }),
  note: field({ label: 'Anything else?', name: 'note', kind: 'lines', required: 'no' }),
})

/** Adds a form with two answers to a store that has none. */
export async function addSamples(store: Store): Promise<void> {
  if ((await store.keys('pages')).length > 0) return
  const page = { json: order, revision: 'sample' }
  await store.change('pages', 'bread-order', () => page)
  await store.change('published', 'bread-order', () => page)
  const answers: Answers[] = [
    { name: 'Ada', email: 'ada@example.com', breads: ['Rye', 'Oat'], slices: 'Thin' },
    { name: 'Ben', email: 'ben@example.com', breads: ['Wheat'], note: 'At seven.' },
  ]
  for (const [index, each] of answers.entries()) {
    const id = `sample-${index}`
    const at = new Date(Date.UTC(2026, 4, 2, 7, index * 25)).toISOString()
    const message = { id, page: 'bread-order', form: 'answers', at, answers: each }
    await store.change('messages', `bread-order.${id}`, () => message)
  }
}
