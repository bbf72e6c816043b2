import { Element, type SerializedNode, type SerializedNodes } from '@craftjs/core'
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { createElement, forwardRef, Fragment, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { transform } from 'sucrase'
import { expect, it } from 'vitest'
import { pageToJsx } from './pageToJsx'
import { pageToReact } from './pageToReact'
import { PageView } from '../saving/PageView'
import { editorWith } from '../../../src/fixtures/craft/craft'
import { saved } from '../../../src/fixtures/craft/page'

type BoxProps = { text?: string; parts?: { body?: ReactNode }; children?: ReactNode }
const Box = forwardRef<HTMLElement, BoxProps>(({ text, parts, children }, ref) => (
  <section ref={ref}>
    {text}
    {parts?.body}
    {children}
  </section>
))
const named = <T extends object>(component: T, displayName: string) =>
  Object.assign(component, { craft: { displayName } })
const components = {
  Box: named(Box, 'Box'),
  'odd-name': named(() => null, 'odd-name'),
  Element: named(() => null, 'Element'),
}

/** Some resolver keys are not identifiers, or are reserved words. */
const views = { Box, 'odd-name': Box, '2 "b"': Box, default: Box, été: Box }

/** Evaluates JSX. */
function run(jsx: string): ReactElement {
  const { code } = transform(`return ${jsx}`, {
    transforms: ['jsx'],
    jsxPragma: 'createElement',
    production: true,
  })
  const scope = { Box, Element, resolver: components, views, createElement, Fragment }
  return new Function(...Object.keys(scope), code)(...Object.values(scope)) as ReactElement
}

/** The page that an editor with this JSX saves, with ids numbered in order. */
function savedOf(jsx: ReactElement): SerializedNodes {
  render(editorWith({ children: jsx }, { components }))
  const nodes = saved()
  cleanup()
  const ids = Object.keys(nodes).slice(1)
  const text = ids.reduce((json, id, at) => json.replaceAll(`"${id}"`, `"n${at + 1}"`), JSON.stringify(nodes))
  return JSON.parse(text) as SerializedNodes
}

type Tree = SerializedNode & { inside: Tree[]; body: Tree | null }

/** Random Nodes of tags and of these components, with awkward text. */
const treesOf = (...names: string[]) => {
  const awkward = fc.constantFrom('a"b', 'a&amp;b', '{x}', 'a\n\u2028b', '\\n')
  const data = fc.constantFrom<unknown>(true, 0, { a: [null] })
  const children = fc.constantFrom(' a ', '<b>', '{x}')
  const values = { text: fc.oneof(fc.string(), awkward), 'data-a': data, children }
  const tree = fc.memo((depth): fc.Arbitrary<Tree> => {
    const below = depth > 1 ? fc.array(tree(depth - 1), { maxLength: 3 }) : fc.constant([])
    return fc.record({
      type: fc.constantFrom('div', 'p', ...names.map((resolvedName) => ({ resolvedName }))),
      props: fc.record(values, { requiredKeys: [] }),
      isCanvas: fc.boolean(),
      hidden: fc.boolean(),
      custom: fc.constantFrom({}, JSON.parse('{ "note": "</p>", "__proto__": { "a": 1 } }')),
      inside: below,
      body: below.map(([first = null]) => first),
    }) as fc.Arbitrary<Tree>
  })
  return tree(4)
}

function pageOf(root: Tree, isLinked: boolean): SerializedNodes {
  const page: SerializedNodes = {}
  function add({ inside, body, ...node }: Tree, parent?: string): string {
    const id = parent === undefined ? 'ROOT' : `n${Object.keys(page).length}`
    const { children, ...others } = node.props as BoxProps
    const displayName = typeof node.type === 'string' ? node.type : node.type.resolvedName
    const props = inside.length > 0 ? others : { ...others, ...(children !== undefined && { children }) }
    const own: SerializedNode = { ...node, props, displayName, nodes: [], linkedNodes: {} }
    page[id] = parent === undefined ? own : { ...own, parent }
    page[id].nodes = inside.map((child) => add(child, id))
    if (isLinked && body && displayName === 'Box') page[id].linkedNodes = { body: add(body, id) }
    return id
  }
  add(root)
  return JSON.parse(JSON.stringify(page)) as SerializedNodes
}

it('The JSX of any page results in the same page', () => {
  const check = (tree: Tree) => {
    const page = pageOf(tree, false)
    expect(savedOf(run(pageToJsx(page)))).toEqual(page)
  }
  fc.assert(fc.property(treesOf('Box', 'odd-name', 'Element'), check))
})

it('The React code of any page renders what PageView renders, linked Nodes included', () => {
  const check = (tree: Tree) => {
    const nodes = pageOf({ ...tree, hidden: false }, true)
    const view = <PageView nodes={nodes} views={views} />
    expect(renderToStaticMarkup(run(pageToReact(nodes)))).toBe(renderToStaticMarkup(view))
  }
  fc.assert(fc.property(treesOf(...Object.keys(views)), check))
})
