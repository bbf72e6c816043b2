import type { FindingCode } from '@craftjs-site/saved-page'
import { node } from '../../packages/saved-page/fixtures/node'
import type { Failure } from './loadPage'

type Fields = Record<string, unknown>

const named = (resolvedName: string) => ({ resolvedName })
/** A Box Node as in a saved page. */
export const box = (nodes: unknown = [], fields: Fields = {}): Fields =>
  node({ type: named('Box'), displayName: 'Box', nodes, ...fields })
/** A Text Node in the root. */
export const text = (fields: Fields = {}): Fields => ({
  ...box([], { parent: 'ROOT', isCanvas: false, displayName: 'Text', props: { text: 'Hello' } }),
  type: named('Text'),
  ...fields,
})
/** A page with this Node in its root. */
const withNode = (a: unknown) => ({ ROOT: box(['a']), a })
/** A page with a Text in a root that has these fields. */
const withRoot = (nodes: unknown, fields: Fields = {}) => ({ ROOT: box(nodes, fields), a: text() })
const without = (field: string, node: Fields): Fields =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name !== field))

type Row = [code: FindingCode, node: string | null, before: Failure, name: string, page: unknown]
/** `node` is the id in the finding; `before` is the failure in Craft.js, or `null` if it shows the page. */
const row = (...[code, node, before, name, page]: Row) => ({ code, node, before, name, page })
/** A row about a Text with these fields, whose id is `a`. */
const ofText = (code: FindingCode, before: Failure, name: string, fields: Fields) =>
  row(code, 'a', before, name, withNode(text(fields)))

const live = (id: string, { type, ...data }: Fields, name: string) => ({
  id,
  data: { ...data, name, ...(typeof type === 'string' ? { type } : {}) },
  events: { selected: false, dragged: false, hovered: false },
  rules: {},
  related: {},
  dom: null,
  _hydrationTimestamp: 1,
})

/** Broken pages as reported by users or written by generators, one for each way to break a page. */
// prettier-ignore
export const brokenPages = [
  row('no-root', null, 'stays blank', 'no ROOT', { a: text() }),
  row('no-root', null, 'stays blank', 'a root with another name', { root: box(['a']), a: text({ parent: 'root' }) }),
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
  row('live-node', 'a', 'throws', 'Nodes of the editor', { ROOT: live('ROOT', box(['a']), 'Box'), a: live('a', text(), 'Text') }),
  ofText('no-type', 'throws', 'no type', { type: undefined }),
  row('no-type', 'ROOT', 'throws', 'a type that lost its component', {
    ROOT: box(['a'], { type: {}, displayName: 'undefined' }),
    a: text(),
  }),
  ofText('no-type', 'throws', 'an empty name', { type: named('') }),
  ofText('no-type', 'throws', 'an empty tag', { type: '' }),
  ofText('no-type', 'throws', 'a type that is a list', { type: ['Text'] }),
  row('reserved-name', 'a', 'throws', 'a Canvas of 0.1', {
    ROOT: box(['a']),
    a: box(['b'], { type: named('Canvas'), props: { is: named('Box') }, parent: 'ROOT' }),
    b: text({ parent: 'a' }),
  }),
  ofText('tag-is-component', null, 'a component as a tag', { type: 'Text' }),
  ofText('bad-tag', 'crashes', 'a tag with a space', { type: 'my text' }),
  ofText('bad-tag', 'crashes', 'a tag that every object has', { type: 'toString', props: { children: '' } }),
  row('void-tag', 'a', 'crashes', 'children in an image', {
    ROOT: box(['a']),
    a: box(['b'], { type: 'img', parent: 'ROOT' }),
    b: text({ parent: 'a' }),
  }),
  row('void-tag', 'ROOT', 'crashes', 'a root that is an image', withRoot(['a'], { type: 'img' })),
  ofText('void-tag', null, 'an image that is a Canvas', { type: 'img', isCanvas: true }),
  ofText('bad-tag', null, 'a tag with a space in a hidden Node', { type: 'my text', hidden: true }),
  row('no-type', 'default', 'throws', 'a module that was stringified', { ...withNode(text()), default: withNode(text()) }),
  ofText('no-props', 'throws', 'no props', { props: undefined }),
  ofText('no-props', null, 'props as PHP writes an empty object', { props: [] }),
  ofText('no-props', null, 'props as JSON text', { props: '{"text":"Hello"}' }),
  row('bad-nodes', 'ROOT', 'fails later', 'nodes that are a number', withRoot(5)),
  row('bad-nodes', 'ROOT', 'crashes', 'ids that are numbers', { ROOT: box([1]), 1: text() }),
  row('bad-nodes', 'ROOT', 'crashes', 'Nodes in the list instead of their ids', { ROOT: box([text(), text()]) }),
  row('bad-nodes', 'ROOT', 'crashes', 'null in the list', withRoot(['a', null])),
  row('bad-nodes', 'ROOT', 'crashes', 'a text instead of a list', withRoot('a')),
  row('bad-nodes', 'ROOT', 'fails later', 'an object instead of a list', withRoot({ 0: 'a' })),
  row('bad-nodes', 'ROOT', null, 'an empty text', { ROOT: box('') }),
  row('bad-linked-nodes', 'ROOT', null, 'linkedNodes as PHP writes an empty object', { ROOT: box([], { linkedNodes: [] }) }),
  ofText('bad-linked-nodes', 'fails later', 'a linked Node that is null', { linkedNodes: { top: null } }),
  row('legacy-linked-nodes', 'ROOT', null, '_childCanvas', {
    ROOT: without('linkedNodes', box([], { _childCanvas: { top: 'a' } })),
    a: text(),
  }),
  row('linked-in-tag', 'ROOT', null, 'linked Nodes of a tag', { ROOT: box([], { type: 'div', linkedNodes: { top: 'a' } }), a: text() }),
  ofText('missing-fields', null, 'no custom and no hidden', { custom: undefined, hidden: undefined }),
  ofText('unknown-fields', null, 'fields of the editor', { name: 'Text', events: {} }),
  ofText('wrong-kind', null, 'false as text', { hidden: 'false' }),
  row('wrong-kind', 'ROOT', 'stays blank', 'a root that is hidden by a text', { ROOT: box([], { hidden: 'true' }) }),
  ofText('wrong-kind', null, 'custom as text', { custom: 'abc' }),
  ofText('unsafe-tag', null, 'the tag of a frame', { type: 'iframe', props: {} }),
  ofText('null-prop', null, 'a prop that is null', { props: { text: null } }),
  ofText('unsafe-prop', 'crashes', 'inner HTML as text', { props: { dangerouslySetInnerHTML: '<b>x</b>' }, type: 'p' }),
  ofText('unsafe-prop', 'crashes', 'inner HTML in an image', { props: { dangerouslySetInnerHTML: { __html: 'x' } }, type: 'img' }),
  ofText('unsafe-prop', null, 'a ref', { props: { ref: 'me' } }),
  ofText('bad-children', 'fails later', 'a number as children', { props: { children: 5 } }),
  ofText('bad-children', 'fails later', 'a number among children', { props: { children: [5] } }),
  ofText('bad-children', 'crashes', 'an element among children whose style is text', {
    props: { children: [{ type: 'b', props: { style: 'color: red' } }] },
  }),
  ofText('bad-children', 'throws', 'null among children', { props: { children: ['x', null] } }),
  ofText('bad-children', 'crashes', 'an object as children', { props: { children: { text: 'x' } } }),
  ofText('element-in-props', null, 'a React element', {
    props: { icon: { type: 'b', key: null, ref: null, props: { children: 'x' }, _owner: null, _store: {} } },
  }),
  ofText('element-in-props', null, 'an element as Craft.js saves it', {
    props: { icon: { type: named('Text'), isCanvas: false, props: {} } },
  }),
  ofText('bad-style', 'crashes', 'CSS as text', { props: { style: 'color: red; font-size: 2px' }, type: 'p' }),
  row('unsafe-id', '', 'crashes', 'a Node without an id', { ROOT: box(['']), '': text() }),
  row('unsafe-id', 'constructor', null, 'a Node called constructor', { ROOT: box(['constructor']), constructor: text() }),
  row('missing-child', 'ROOT', 'crashes', 'a child that does not exist', { ROOT: box(['a']) }),
  row('missing-child', 'ROOT', 'crashes', 'a child called toString', { ROOT: box(['toString']) }),
  ofText('missing-child', 'fails later', 'a linked Node that does not exist', { linkedNodes: { top: 'gone' } }),
  row('cycle', 'a', 'renders without end', 'a cycle', withNode(box(['ROOT'], { parent: 'ROOT' }))),
  row('cycle', 'a', 'renders without end', 'a Node in itself', withNode(box(['a'], { parent: 'ROOT' }))),
  row('two-places', 'ROOT', 'fails later', 'a child that is listed twice', withRoot(['a', 'a'])),
  row('two-places', 'b', 'fails later', 'a Node that two others name', {
    ROOT: box(['a', 'b']),
    a: box(['c'], { parent: 'ROOT' }),
    b: box(['c'], { parent: 'ROOT' }),
    c: text({ parent: 'a' }),
  }),
  ofText('wrong-parent', 'fails later', 'a parent that does not exist', { parent: 'gone' }),
  ofText('wrong-parent', 'fails later', 'a parent that is null', { parent: null }),
  row('wrong-parent', 'a', 'fails later', 'another parent', {
    ROOT: box(['a', 'b']),
    a: text({ parent: 'b' }),
    b: box([], { parent: 'ROOT' }),
  }),
  row('unreachable', 'b', null, 'a Node that nothing names', { ...withNode(text()), b: text() }),
  row('hidden-root', 'ROOT', 'stays blank', 'a hidden root', { ROOT: box([], { hidden: true }) }),
  row('wrapped', null, 'throws', 'a page that was stringified twice', JSON.stringify({ ROOT: box() })),
  row('wrapped', null, 'throws', 'a page from an API', { ok: true, data: { id: 7, content: JSON.stringify({ ROOT: box() }) } }),
  row('wrapped', null, 'throws', 'a page under nodes', { nodes: withNode(text()) }),
  row('wrapped', null, 'throws', 'a tree of Nodes', { rootNodeId: 'x', nodes: { x: box(['a']), a: text({ parent: 'x' }) } }),
  row('wrapped', null, 'stays blank', 'a list of Nodes', [{ id: 'ROOT', ...box(['a']) }, { id: 'a', ...text() }]),
]
