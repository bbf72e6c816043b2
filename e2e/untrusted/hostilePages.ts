import { node as savedNode } from '../../packages/saved-page/fixtures/node'

type Fields = Record<string, unknown>

/** The code that each page tries to run, in its document or in a frame. */
const CODE = 'top.ran = true'
const ADDRESS = `javascript:void(${CODE})`
const HTML = `<img src="data:," onerror="${CODE}">`
const FRAME = `<script>${CODE}</script>`

const node = (type: string | object, props: Fields, nodes: string[] = []): Fields =>
  savedNode({ type, isCanvas: nodes.length > 0, props, nodes })
const component = (name: string, props: Fields = {}) => node({ resolvedName: name }, props)

/** A page with nested Nodes, the outermost in the root, followed by a text. */
export function pageOf(...chain: Fields[]): Record<string, Fields> {
  const ids = chain.map((_, at) => `n${at}`)
  const inside = chain.map((each, at) => [
    `n${at}`,
    {
      ...each,
      parent: ids[at - 1] ?? 'ROOT',
      isCanvas: at < chain.length - 1,
      nodes: ids.slice(at + 1, at + 2),
    },
  ])
  return {
    ROOT: node({ resolvedName: 'Box' }, {}, ['n0', 'beside']),
    ...(Object.fromEntries(inside) as Record<string, Fields>),
    beside: { ...component('Text', { text: 'Beside' }), parent: 'ROOT' },
  }
}

/** A component with this linked Node. */
function linked(inner: Fields): Record<string, Fields> {
  const page = pageOf(component('Card'), inner)
  page.n0 = { ...page.n0, isCanvas: false, nodes: [], linkedNodes: { body: 'n1' } }
  return page
}

const link = (href: unknown, name = 'href') => pageOf(node('a', { [name]: href, children: 'Press' }))

/** Pages that run a script, either on their own or when the “Press” element is pressed. */
// prettier-ignore
export const hostilePages: [name: string, page: Record<string, Fields>][] = [
  ['HTML in a tag', pageOf(node('div', { dangerouslySetInnerHTML: { __html: HTML } }))],
  ['HTML in a linked Node', linked(node('div', { dangerouslySetInnerHTML: { __html: HTML } }))],
  ['HTML in a component that passes its props on', pageOf(component('Panel', { dangerouslySetInnerHTML: { __html: HTML } }))],
  ['the document of a frame', pageOf(node('iframe', { srcDoc: FRAME }))],
  ['the document of a frame, in capitals', pageOf(node('iframe', { SRCDOC: FRAME }))],
  ['the address of a frame', pageOf(node('iframe', { src: ADDRESS }))],
  ['the address of a link', link(ADDRESS)],
  ['the address of a link, with tabs in it', link(ADDRESS.split('').join('\t'))],
  ['the address of a link, after spaces', link(`\u0001 \n${ADDRESS}`)],
  ['the address of a link, in capitals', link(ADDRESS.replace('javascript', 'JavaScript'), 'HREF')],
  ['the address of a link, in a list', link([ADDRESS])],
  [
    'the address of a link in a drawing',
    pageOf(node('svg', {}), node('a', { xlinkHref: ADDRESS }), node('text', { y: 20, children: 'Press' })),
  ],
  ['the address of a link of a component', pageOf(component('Link', { href: ADDRESS }))],
  ['the action of a form', pageOf(node('form', { action: ADDRESS }), node('button', { children: 'Press' }))],
  ['the action of a button for a form of the editor', pageOf(node('button', { form: 'settings', formAction: ADDRESS, children: 'Press' }))],
  ['a script with its tag in capitals', pageOf(node('SCRIPT', { children: CODE }))],
  ['a script in a drawing', pageOf(node('svg', {}), node('script', { children: CODE }))],
  ['an attribute of a custom element', pageOf(node('x-y', { onclick: CODE, children: 'Press' }))],
  ['an attribute of a custom tag, in capitals', pageOf(node('x-y', { ONCLICK: CODE, children: 'Press' }))],
  ['an attribute with is="script"', pageOf(node('img', { is: 'script', src: 'data:,', onerror: CODE }))],
  ['an element among children', pageOf(component('Box', { children: [{ type: 'iframe', props: { srcDoc: FRAME } }] }))],
  ['an element in a prop', pageOf(component('Text', { text: { resolvedName: 'x', type: 'iframe', props: { srcDoc: FRAME } } }))],
]

/** Similar pages that are harmless. */
export const harmlessPages: [name: string, page: Record<string, Fields>][] = [
  ['a link to a page of the same site', link('/about')],
  ['a link with a port and no scheme', link('localhost:3000')],
  ['a link that is not complete yet', link('https://')],
  ['a picture in the address', pageOf(node('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }))],
  ['a text about JavaScript', pageOf(component('Text', { text: 'javascript: the good parts' }))],
  ['texts as children', pageOf(node('h1', { children: ['One ', 'line'] }))],
  [
    'objects and lists in props',
    pageOf(component('Text', { size: { phone: 24 }, list: [{ on: true }], style: { color: 'red' } })),
  ],
  ['a prop that begins with on', pageOf(component('Text', { online: 'yes', is: 'h2' }))],
  [
    'a document of rich text',
    pageOf(
      component('Text', {
        doc: {
          type: 'doc',
          content: [{ type: 'text', marks: [{ type: 'link', attrs: { href: 'https://craft.js.org' } }] }],
        },
      }),
    ),
  ],
]
