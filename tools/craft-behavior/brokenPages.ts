import type { FindingCode } from '@craftjs-site/saved-page'
import type { Failure } from './loadPage'

type Fields = Record<string, unknown>

/** A Node of a Box, as a saved page holds it. */
export const box = (nodes: unknown = [], fields: Fields = {}): Fields => ({
  type: { resolvedName: 'Box' },
  isCanvas: true,
  props: {},
  displayName: 'Box',
  custom: {},
  hidden: false,
  nodes,
  linkedNodes: {},
  ...fields,
})
/** A Node of a Text in the root. */
export const text = (fields: Fields = {}): Fields => ({
  ...box([], { parent: 'ROOT', isCanvas: false, displayName: 'Text', props: { text: 'Hello' } }),
  type: { resolvedName: 'Text' },
  ...fields,
})
const withText = (fields: Fields) => ({ ROOT: box(['a']), a: text(fields) })
const without = (field: string, node: Fields): Fields =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name !== field))

interface BrokenPage {
  name: string
  code: FindingCode
  /** The Node that the finding is about. */
  node: string | null
  /** What Craft.js does with it; `null` when it shows the page. */
  before: Failure
  page: unknown
}

const row = (
  code: FindingCode,
  node: string | null,
  before: Failure,
  name: string,
  page: unknown,
): BrokenPage => ({
  code,
  node,
  before,
  name,
  page,
})

const live = (id: string, { type, ...data }: Fields, name: string) => ({
  id,
  data: { ...data, name, ...(typeof type === 'string' ? { type } : {}) },
  events: { selected: false, dragged: false, hovered: false },
  rules: {},
  related: {},
  dom: null,
  _hydrationTimestamp: 1,
})

/** Pages as users reported them and as generators write them, one for each way to break a page. */
export const brokenPages: readonly BrokenPage[] = [
  row('no-root', null, 'stays blank', 'no ROOT', { a: text() }),
  row('no-root', null, 'stays blank', 'a root with another name', {
    root: box(['a']),
    a: text({ parent: 'root' }),
  }),
  row('no-root', null, 'stays blank', 'several Nodes that lost their root', { a: text(), b: text() }),
  row('no-root', null, 'stays blank', 'a page without Nodes', {}),
  row('legacy-root', 'canvas-ROOT', null, 'the root of 0.1', {
    'canvas-ROOT': box(['a'], { type: 'div' }),
    a: text({ parent: 'canvas-ROOT' }),
  }),
  row('legacy-root', 'canvas-ROOT', null, 'two roots', { 'canvas-ROOT': box(), ROOT: box(['a']), a: text() }),
  row('not-a-node', 'a', 'throws', 'a Node that is null', { ROOT: box(['a']), a: null }),
  row('not-a-node', 'version', 'throws', 'a number among Nodes', { ROOT: box(), version: 2 }),
  row('not-a-node', 'a', 'throws', 'a Node as JSON text', { ROOT: box(['a']), a: JSON.stringify(text()) }),
  row('live-node', 'a', 'throws', 'Nodes of the editor', {
    ROOT: live('ROOT', box(['a']), 'Box'),
    a: live('a', text(), 'Text'),
  }),
  row('no-type', 'a', 'throws', 'no type', withText({ type: undefined })),
  row('no-type', 'ROOT', 'throws', 'a type that lost its component', {
    ROOT: box(['a'], { type: {}, displayName: 'undefined' }),
    a: text(),
  }),
  row('no-type', 'a', 'throws', 'an empty name', withText({ type: { resolvedName: '' } })),
  row('no-type', 'a', 'throws', 'an empty tag', withText({ type: '' })),
  row('no-type', 'a', 'throws', 'a type that is a list', withText({ type: ['Text'] })),
  row('reserved-name', 'a', 'throws', 'a Canvas of 0.1', {
    ROOT: box(['a']),
    a: box(['b'], {
      type: { resolvedName: 'Canvas' },
      props: { is: { resolvedName: 'Box' } },
      parent: 'ROOT',
    }),
    b: text({ parent: 'a' }),
  }),
  row('tag-is-component', 'a', null, 'a component as a tag', withText({ type: 'Text' })),
  row('bad-tag', 'a', 'crashes', 'a tag with a space', withText({ type: 'my text' })),
  row('void-tag', 'a', 'crashes', 'children in an image', {
    ROOT: box(['a']),
    a: box(['b'], { type: 'img', parent: 'ROOT' }),
    b: text({ parent: 'a' }),
  }),
  row('void-tag', 'ROOT', 'crashes', 'a root that is an image', {
    ROOT: box(['a'], { type: 'img' }),
    a: text(),
  }),
  row('void-tag', 'a', null, 'an image that is a Canvas', withText({ type: 'img', isCanvas: true })),
  row(
    'bad-tag',
    'a',
    null,
    'a tag with a space in a hidden Node',
    withText({ type: 'my text', hidden: true }),
  ),
  row('no-type', 'default', 'throws', 'a module that was stringified', {
    ROOT: box(['a']),
    a: text(),
    default: { ROOT: box(['a']), a: text() },
  }),
  row('no-props', 'a', 'throws', 'no props', withText({ props: undefined })),
  row('no-props', 'a', null, 'props as PHP writes an empty object', withText({ props: [] })),
  row('no-props', 'a', null, 'props as JSON text', withText({ props: '{"text":"Hello"}' })),
  row('bad-nodes', 'ROOT', 'fails later', 'nodes that are a number', { ROOT: box(5), a: text() }),
  row('bad-nodes', 'ROOT', 'crashes', 'ids that are numbers', { ROOT: box([1]), 1: text() }),
  row('bad-nodes', 'ROOT', 'crashes', 'Nodes in the list instead of their ids', {
    ROOT: box([text(), text()]),
  }),
  row('bad-nodes', 'ROOT', 'crashes', 'null in the list', { ROOT: box(['a', null]), a: text() }),
  row('bad-nodes', 'ROOT', 'crashes', 'a text instead of a list', { ROOT: box('a'), a: text() }),
  row('bad-nodes', 'ROOT', 'fails later', 'an object instead of a list', {
    ROOT: box({ 0: 'a' }),
    a: text(),
  }),
  row('bad-nodes', 'ROOT', null, 'an empty text', { ROOT: box('') }),
  row('bad-linked-nodes', 'ROOT', null, 'linkedNodes as PHP writes an empty object', {
    ROOT: box([], { linkedNodes: [] }),
  }),
  row(
    'bad-linked-nodes',
    'a',
    'fails later',
    'a linked Node that is null',
    withText({ linkedNodes: { top: null } }),
  ),
  row('legacy-linked-nodes', 'ROOT', null, '_childCanvas', {
    ROOT: without('linkedNodes', box([], { _childCanvas: { top: 'a' } })),
    a: text(),
  }),
  row('linked-in-tag', 'ROOT', null, 'linked Nodes of a tag', {
    ROOT: box([], { type: 'div', linkedNodes: { top: 'a' } }),
    a: text(),
  }),
  row(
    'missing-fields',
    'a',
    null,
    'no custom and no hidden',
    withText({ custom: undefined, hidden: undefined }),
  ),
  row('unknown-fields', 'a', null, 'fields of the editor', withText({ name: 'Text', events: {} })),
  row('wrong-kind', 'a', null, 'false as text', withText({ hidden: 'false' })),
  row('wrong-kind', 'ROOT', 'stays blank', 'a root that is hidden by a text', {
    ROOT: box([], { hidden: 'true' }),
  }),
  row('wrong-kind', 'a', null, 'custom as text', withText({ custom: 'abc' })),
  row('null-prop', 'a', null, 'a prop that is null', withText({ props: { text: null } })),
  row(
    'unsafe-prop',
    'a',
    'crashes',
    'inner HTML as text',
    withText({ type: 'p', props: { dangerouslySetInnerHTML: '<b>x</b>' } }),
  ),
  row(
    'unsafe-prop',
    'a',
    'crashes',
    'inner HTML in an image',
    withText({ type: 'img', props: { dangerouslySetInnerHTML: { __html: 'x' } } }),
  ),
  row('unsafe-prop', 'a', null, 'a ref', withText({ props: { ref: 'me' } })),
  row('bad-children', 'a', 'fails later', 'a number as children', withText({ props: { children: 5 } })),
  row('bad-children', 'a', 'fails later', 'a number among children', withText({ props: { children: [5] } })),
  row(
    'bad-children',
    'a',
    'crashes',
    'an element among children whose style is text',
    withText({ props: { children: [{ type: 'b', props: { style: 'color: red' } }] } }),
  ),
  row('bad-children', 'a', 'throws', 'null among children', withText({ props: { children: ['x', null] } })),
  row(
    'bad-children',
    'a',
    'crashes',
    'an object as children',
    withText({ props: { children: { text: 'x' } } }),
  ),
  row(
    'element-in-props',
    'a',
    null,
    'a React element',
    withText({
      props: {
        icon: { type: 'b', key: null, ref: null, props: { children: 'x' }, _owner: null, _store: {} },
      },
    }),
  ),
  row(
    'element-in-props',
    'a',
    null,
    'an element as Craft.js saves it',
    withText({ props: { icon: { type: { resolvedName: 'Text' }, isCanvas: false, props: {} } } }),
  ),
  row(
    'bad-style',
    'a',
    'crashes',
    'CSS as text',
    withText({ type: 'p', props: { style: 'color: red; font-size: 2px' } }),
  ),
  row('unsafe-id', '', 'crashes', 'a Node without an id', { ROOT: box(['']), '': text() }),
  row('unsafe-id', 'constructor', null, 'a Node called constructor', {
    ROOT: box(['constructor']),
    constructor: text(),
  }),
  row('missing-child', 'ROOT', 'crashes', 'a child that does not exist', { ROOT: box(['a']) }),
  row('missing-child', 'ROOT', 'crashes', 'a child called toString', { ROOT: box(['toString']) }),
  row(
    'missing-child',
    'a',
    'fails later',
    'a linked Node that does not exist',
    withText({ linkedNodes: { top: 'gone' } }),
  ),
  row('cycle', 'a', 'renders without end', 'a cycle', {
    ROOT: box(['a']),
    a: box(['ROOT'], { parent: 'ROOT' }),
  }),
  row('cycle', 'a', 'renders without end', 'a Node in itself', {
    ROOT: box(['a']),
    a: box(['a'], { parent: 'ROOT' }),
  }),
  row('two-places', 'ROOT', 'fails later', 'a child that is listed twice', {
    ROOT: box(['a', 'a']),
    a: text(),
  }),
  row('two-places', 'b', 'fails later', 'a Node that two others name', {
    ROOT: box(['a', 'b']),
    a: box(['c'], { parent: 'ROOT' }),
    b: box(['c'], { parent: 'ROOT' }),
    c: text({ parent: 'a' }),
  }),
  row('wrong-parent', 'a', 'fails later', 'a parent that does not exist', withText({ parent: 'gone' })),
  row('wrong-parent', 'a', 'fails later', 'a parent that is null', withText({ parent: null })),
  row('wrong-parent', 'a', 'fails later', 'another parent', {
    ROOT: box(['a', 'b']),
    a: text({ parent: 'b' }),
    b: box([], { parent: 'ROOT' }),
  }),
  row('unreachable', 'b', null, 'a Node that nothing names', { ROOT: box(['a']), a: text(), b: text() }),
  row('hidden-root', 'ROOT', 'stays blank', 'a hidden root', { ROOT: box([], { hidden: true }) }),
  row('wrapped', null, 'throws', 'a page that was stringified twice', JSON.stringify({ ROOT: box() })),
  row('wrapped', null, 'throws', 'a page from an API', {
    ok: true,
    data: { id: 7, content: JSON.stringify({ ROOT: box() }) },
  }),
  row('wrapped', null, 'throws', 'a page under nodes', { nodes: { ROOT: box(['a']), a: text() } }),
  row('wrapped', null, 'throws', 'a tree of Nodes', {
    rootNodeId: 'x',
    nodes: { x: box(['a']), a: text({ parent: 'x' }) },
  }),
  row('wrapped', null, 'stays blank', 'a list of Nodes', [
    { id: 'ROOT', ...box(['a']) },
    { id: 'a', ...text() },
  ]),
]
