import type { NodeId, SerializedNode, SerializedNodes } from '@craftjs/core'
import type { Store } from '../../server/store'

const paragraph = (text: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
})
const prose = (...texts: string[]) => ({
  doc: { type: 'doc', content: texts.map(paragraph) },
})

type Fields = Partial<
  Pick<SerializedNode, 'parent' | 'nodes' | 'linkedNodes' | 'custom'>
>

/** A Node exactly as Craft.js serializes it, including the order of its keys, so that opening a page does not change it. */
const node = (
  name: string,
  displayName: string,
  props: object,
  fields: Fields = {},
): SerializedNode => ({
  type: { resolvedName: name },
  isCanvas: ['Page', 'ButtonBar', 'Column'].includes(name),
  props,
  displayName,
  custom: {},
  parent: 'ROOT',
  hidden: false,
  nodes: [],
  linkedNodes: {},
  ...fields,
})

const root = (nodes: NodeId[], title?: string) =>
  node(
    'Page',
    'Page',
    { accent: 'blue', font: 'sans', ground: 'plain', title },
    { parent: undefined, nodes },
  )

const header = node(
  'Header',
  'Header',
  { name: 'Corner Bakery' },
  { custom: { locked: true } },
)

/** A new page with a title. */
export const firstPage = (title: string): SerializedNodes => ({
  ROOT: root(['header'], title),
  header,
})

const home: SerializedNodes = {
  ROOT: root(['header', 'title', 'intro', 'columns', 'actions'], 'Home'),
  header,
  title: node('Heading', 'Heading', {
    text: 'Bread at seven',
    size: { phone: 32, desktop: 56 },
  }),
  intro: node(
    'RichText',
    'Rich text',
    prose('We bake every morning, and we stop when it is sold.'),
  ),
  columns: node(
    'Columns',
    'Two columns',
    { gap: 'medium' },
    { linkedNodes: { left: 'left', right: 'right' } },
  ),
  left: node('Column', 'Column', {}, { parent: 'columns', nodes: ['rye'] }),
  rye: node('RichText', 'Rich text', prose('Rye, three days old when it is best.'), {
    parent: 'left',
  }),
  right: node('Column', 'Column', {}, { parent: 'columns', nodes: ['rolls'] }),
  rolls: node(
    'RichText',
    'Rich text',
    prose('Rolls, ten minutes old when they are best.'),
    { parent: 'right' },
  ),
  actions: node('ButtonBar', 'Buttons', {}, { nodes: ['order'] }),
  order: node(
    'Button',
    'Button',
    { label: 'Order', href: '#order', color: '' },
    { parent: 'actions' },
  ),
}

/** A page from an older editor: the Button has an old prop, and the Poll no longer exists. */
const about: SerializedNodes = {
  ROOT: root(['header', 'title', 'story', 'poll', 'actions']),
  header,
  title: node('Heading', 'Heading', { text: 'Who bakes', size: { phone: 28 } }),
  story: node('RichText', 'Rich text', prose('Two sisters and an oven of 1931.')),
  poll: node('Poll', 'Poll', { question: 'Rye or wheat?' }),
  actions: node('ButtonBar', 'Buttons', {}, { nodes: ['write'] }),
  write: node(
    'Button',
    'Button',
    { label: 'Write to us', link: 'mailto:us@example.com' },
    { parent: 'actions' },
  ),
}

/** Adds two pages to a store that has none. */
export async function addSamples(store: Store): Promise<void> {
  if ((await store.keys('pages')).length > 0) return
  const pages = {
    home: { version: 1, nodes: home },
    about: { version: 0, nodes: about },
  }
  for (const [id, page] of Object.entries(pages)) {
    const stored = { json: JSON.stringify(page), revision: `sample-${id}` }
    await store.change('pages', id, () => stored)
    if (id === 'home') await store.change('published', id, () => stored)
  }
}
