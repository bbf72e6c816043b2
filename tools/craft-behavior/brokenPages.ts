import type { FindingCode } from '@craftjs-site/saved-page'
import type { Failure } from './loadPage'

type Fields = Record<string, unknown>

const named = (resolvedName: string) => ({ resolvedName })
/** A Node of a Box, as a saved page holds it. */
export const box = (nodes: unknown = [], fields: Fields = {}): Fields => ({
  type: named('Box'),
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
  type: named('Text'),
  ...fields,
})
/** A page with a Text of these fields, or with any other Node, in its root. */
const withText = (fields: Fields) => withNode(text(fields))
const withNode = (a: unknown, more: Fields = {}) => ({ ROOT: box(['a']), a, ...more })
/** A page with a Text in a Box of these fields. */
const withBox = (fields: Fields) =>
  withNode(box(['b'], { parent: 'ROOT', ...fields }), { b: text({ parent: 'a' }) })
/** A page with a Text in a root of these fields. */
const withRoot = (nodes: unknown, fields: Fields = {}) => ({ ROOT: box(nodes, fields), a: text() })
const withProps = (props: unknown, fields: Fields = {}) => withText({ props, ...fields })
const without = (field: string, node: Fields): Fields =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name !== field))

type Row = [code: FindingCode, node: string | null, before: Failure, name: string, page: unknown]
/** `node` is what the finding is about; `before` is what Craft.js does, and `null` when it shows the page. */
const row = (...[code, node, before, name, page]: Row) => ({ code, node, before, name, page })

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
export const brokenPages = [
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
  row('not-a-node', 'a', 'throws', 'a Node that is null', withNode(null)),
  row('not-a-node', 'version', 'throws', 'a number among Nodes', { ROOT: box(), version: 2 }),
  row('not-a-node', 'a', 'throws', 'a Node as JSON text', withNode(JSON.stringify(text()))),
  row('live-node', 'a', 'throws', 'Nodes of the editor', {
    ROOT: live('ROOT', box(['a']), 'Box'),
    a: live('a', text(), 'Text'),
  }),
  row('no-type', 'a', 'throws', 'no type', withText({ type: undefined })),
  row(
    'no-type',
    'ROOT',
    'throws',
    'a lost component',
    withRoot(['a'], { type: {}, displayName: 'undefined' }),
  ),
  row('no-type', 'a', 'throws', 'an empty name', withText({ type: named('') })),
  row('no-type', 'a', 'throws', 'an empty tag', withText({ type: '' })),
  row('no-type', 'a', 'throws', 'a type that is a list', withText({ type: ['Text'] })),
  row(
    'reserved-name',
    'a',
    'throws',
    'a Canvas of 0.1',
    withNode(
      box(['b'], {
        type: { resolvedName: 'Canvas' },
        props: { is: { resolvedName: 'Box' } },
        parent: 'ROOT',
      }),
      { b: text({ parent: 'a' }) },
    ),
  ),
  row('tag-is-component', 'a', null, 'a component as a tag', withText({ type: 'Text' })),
  row('bad-tag', 'a', 'crashes', 'a tag with a space', withText({ type: 'my text' })),
  row('void-tag', 'a', 'crashes', 'children in an image', withBox({ type: 'img' })),
  row('void-tag', 'ROOT', 'crashes', 'a root that is an image', withRoot(['a'], { type: 'img' })),
  row('void-tag', 'a', null, 'an image that is a Canvas', withText({ type: 'img', isCanvas: true })),
  row(
    'bad-tag',
    'a',
    null,
    'a tag with a space in a hidden Node',
    withText({ type: 'my text', hidden: true }),
  ),
  row('no-type', 'default', 'throws', 'a stringified module', withNode(text(), { default: withText({}) })),
  row('no-props', 'a', 'throws', 'no props', withProps(undefined)),
  row('no-props', 'a', null, 'props as PHP writes an empty object', withProps([])),
  row('no-props', 'a', null, 'props as JSON text', withProps('{"text":"Hello"}')),
  row('bad-nodes', 'ROOT', 'fails later', 'nodes that are a number', withRoot(5)),
  row('bad-nodes', 'ROOT', 'crashes', 'ids that are numbers', { ROOT: box([1]), 1: text() }),
  row('bad-nodes', 'ROOT', 'crashes', 'Nodes in the list instead of their ids', {
    ROOT: box([text(), text()]),
  }),
  row('bad-nodes', 'ROOT', 'crashes', 'null in the list', withRoot(['a', null])),
  row('bad-nodes', 'ROOT', 'crashes', 'a text instead of a list', withRoot('a')),
  row('bad-nodes', 'ROOT', 'fails later', 'an object instead of a list', withRoot({ 0: 'a' })),
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
  row('linked-in-tag', 'ROOT', null, 'of a tag', withRoot([], { type: 'div', linkedNodes: { top: 'a' } })),
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
  row('null-prop', 'a', null, 'a prop that is null', withProps({ text: null })),
  row(
    'unsafe-prop',
    'a',
    'crashes',
    'inner HTML as text',
    withProps({ dangerouslySetInnerHTML: '<b>x</b>' }, { type: 'p' }),
  ),
  row(
    'unsafe-prop',
    'a',
    'crashes',
    'inner HTML in an image',
    withProps({ dangerouslySetInnerHTML: { __html: 'x' } }, { type: 'img' }),
  ),
  row('unsafe-prop', 'a', null, 'a ref', withProps({ ref: 'me' })),
  row('bad-children', 'a', 'fails later', 'a number as children', withProps({ children: 5 })),
  row('bad-children', 'a', 'fails later', 'a number among children', withProps({ children: [5] })),
  row(
    'bad-children',
    'a',
    'crashes',
    'an element among children whose style is text',
    withProps({ children: [{ type: 'b', props: { style: 'color: red' } }] }),
  ),
  row('bad-children', 'a', 'throws', 'null among children', withProps({ children: ['x', null] })),
  row('bad-children', 'a', 'crashes', 'an object as children', withProps({ children: { text: 'x' } })),
  row(
    'element-in-props',
    'a',
    null,
    'a React element',
    withProps({
      icon: { type: 'b', key: null, ref: null, props: { children: 'x' }, _owner: null, _store: {} },
    }),
  ),
  row(
    'element-in-props',
    'a',
    null,
    'an element as Craft.js saves it',
    withProps({ icon: { type: named('Text'), isCanvas: false, props: {} } }),
  ),
  row(
    'bad-style',
    'a',
    'crashes',
    'CSS as text',
    withProps({ style: 'color: red; font-size: 2px' }, { type: 'p' }),
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
    'an unknown linked Node',
    withText({ linkedNodes: { top: 'gone' } }),
  ),
  row('cycle', 'a', 'renders without end', 'a cycle', withNode(box(['ROOT'], { parent: 'ROOT' }))),
  row('cycle', 'a', 'renders without end', 'a Node in itself', withNode(box(['a'], { parent: 'ROOT' }))),
  row('two-places', 'ROOT', 'fails later', 'a child that is listed twice', withRoot(['a', 'a'])),
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
  row('unreachable', 'b', null, 'a Node that nothing names', withNode(text(), { b: text() })),
  row('hidden-root', 'ROOT', 'stays blank', 'a hidden root', { ROOT: box([], { hidden: true }) }),
  row('wrapped', null, 'throws', 'a page that was stringified twice', JSON.stringify({ ROOT: box() })),
  row('wrapped', null, 'throws', 'a page from an API', {
    ok: true,
    data: { id: 7, content: JSON.stringify({ ROOT: box() }) },
  }),
  row('wrapped', null, 'throws', 'a page under nodes', { nodes: withText({}) }),
  row('wrapped', null, 'throws', 'a tree of Nodes', {
    rootNodeId: 'x',
    nodes: { x: box(['a']), a: text({ parent: 'x' }) },
  }),
  row('wrapped', null, 'stays blank', 'a list of Nodes', [
    { id: 'ROOT', ...box(['a']) },
    { id: 'a', ...text() },
  ]),
]
