import type { FindingCode } from '@craftjs-site/saved-page'

type Fields = Record<string, unknown>

const node = (fields: Fields = {}): Fields => ({
  type: { resolvedName: 'Box' },
  isCanvas: true,
  props: {},
  displayName: 'Box',
  custom: {},
  hidden: false,
  nodes: [],
  linkedNodes: {},
  ...fields,
})
const text = (fields: Fields = {}): Fields =>
  node({
    type: { resolvedName: 'Text' },
    props: { text: 'Hello' },
    isCanvas: false,
    parent: 'ROOT',
    ...fields,
  })

/** What Craft.js does: it throws in `deserialize`, fails later while rendering, shows nothing, or shows the page. */
export type Outcome = 'throws' | 'crashes' | 'renders without end' | 'shows nothing' | 'shows it'

export interface SavedPage {
  page: unknown
  craft: Outcome
  /** `null` for a page that every checker accepts. */
  code: FindingCode | null
  /** Whether a schema can tell. */
  schema: 'accepts' | 'refuses'
}

/** Pages as they are found in databases, and what becomes of each; the components are Box and Text. */
const pages: Record<string, SavedPage> = {
  'a whole page': {
    page: { ROOT: node({ nodes: ['a'] }), a: text() },
    craft: 'shows it',
    code: null,
    schema: 'accepts',
  },
  'the root id of 0.1': {
    page: { 'canvas-ROOT': node({ nodes: ['a'] }), a: text({ parent: 'canvas-ROOT' }) },
    craft: 'shows it',
    code: null,
    schema: 'accepts',
  },
  // Craft.js takes the tree from the lists of children, and the Node cannot be moved or deleted.
  'a Node that does not name its parent': {
    page: { ROOT: node({ nodes: ['a'] }), a: text({ parent: undefined }) },
    craft: 'shows it',
    code: null,
    schema: 'refuses',
  },
  'a root that names a parent': {
    page: { ROOT: node({ nodes: ['a'], parent: 'a' }), a: text() },
    craft: 'shows it',
    code: null,
    schema: 'refuses',
  },
  'no ROOT': {
    page: { a: text() },
    craft: 'shows nothing',
    code: 'no-root',
    schema: 'refuses',
  },
  'a Node without props': {
    page: { ROOT: node({ nodes: ['a'] }), a: text({ props: undefined }) },
    craft: 'throws',
    code: 'no-props',
    schema: 'refuses',
  },
  'a cycle': {
    page: { ROOT: node({ nodes: ['a'] }), a: node({ nodes: ['ROOT'], parent: 'ROOT' }) },
    craft: 'renders without end',
    code: 'cycle',
    schema: 'accepts',
  },
  'a child with the id toString': {
    page: { ROOT: node({ nodes: ['toString'] }) },
    craft: 'crashes',
    code: 'missing-child',
    schema: 'accepts',
  },
  'a child with the id constructor': {
    page: { ROOT: node({ nodes: ['constructor'] }) },
    craft: 'crashes',
    code: 'missing-child',
    schema: 'accepts',
  },
  'nodes that are a number': {
    page: { ROOT: node({ nodes: 5 }) },
    // It loads; the first element that is added to it throws.
    craft: 'shows nothing',
    code: 'bad-nodes',
    schema: 'refuses',
  },
  'a component that the resolver lacks': {
    page: { ROOT: node({ nodes: ['a'] }), a: text({ type: { resolvedName: 'Gone' } }) },
    craft: 'throws',
    code: 'unknown-component',
    schema: 'accepts',
  },
  'a component with the name toString': {
    page: { ROOT: node({ nodes: ['a'] }), a: text({ type: { resolvedName: 'toString' } }) },
    craft: 'throws',
    code: 'unknown-component',
    schema: 'accepts',
  },
  'a component with the name Canvas': {
    page: { ROOT: node({ nodes: ['a'] }), a: text({ type: { resolvedName: 'Canvas' } }) },
    craft: 'throws',
    code: 'reserved-name',
    schema: 'refuses',
  },
  'a Node without a type': {
    page: { ROOT: node({ nodes: ['a'] }), a: text({ type: undefined }) },
    craft: 'throws',
    code: 'no-type',
    schema: 'refuses',
  },
  'a Node that two others name': {
    page: {
      ROOT: node({ nodes: ['a', 'b'] }),
      a: node({ nodes: ['c'], parent: 'ROOT' }),
      b: node({ nodes: ['c'], parent: 'ROOT' }),
      c: text({ parent: 'a' }),
    },
    // The Node is rendered twice; moving it then leaves one of the two places behind.
    craft: 'shows it',
    code: 'two-places',
    schema: 'accepts',
  },
  'a child that does not exist': {
    page: { ROOT: node({ nodes: ['a'] }) },
    craft: 'crashes',
    code: 'missing-child',
    schema: 'accepts',
  },
  'a Node that is null': {
    page: { ROOT: node({ nodes: ['a'] }), a: null },
    craft: 'throws',
    code: 'not-a-node',
    schema: 'refuses',
  },
}

/** All of them, each with its name and its JSON. */
export const savedPages = Object.entries(pages).map(([name, page]) => ({
  name,
  ...page,
  json: JSON.stringify(page.page),
}))
