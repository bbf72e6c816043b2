import { Element, type SerializedNode, type SerializedNodes } from '@craftjs/core'
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { createElement, forwardRef, Fragment, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { transform } from 'sucrase'
import { expect, it } from 'vitest'
import { resolver as htmlResolver } from '../../content/snippets/htmlin/blocks'
import { pageFromHtml } from '../../content/snippets/htmlin/pageFromHtml'
import { rules } from '../../content/snippets/htmlin/rules'
import { pageToJsx } from '../../content/snippets/htmlout/pageToJsx'
import { pageToReact } from '../../content/snippets/htmlout/pageToReact'
import { Columns, Mail, resolver as mailResolver, Text } from '../../content/snippets/newsletter/blocks'
import { mailToHtml } from '../../content/snippets/newsletter/mailToHtml'
import { PageView } from '../../content/snippets/saving/PageView'
import { pageProblems } from '../../content/snippets/saving/pageProblems'
import { editorWith } from './craft'
import { saved } from './page'

/** The Nodes of a page with their props, and in parentheses what is in them; after a dash, what was lost. */
function convert(html: string): string {
  const { page, lost } = pageFromHtml(html, rules)
  expect(pageProblems(JSON.stringify(page), htmlResolver)).toEqual([])
  const list = (id: string): string =>
    (page[id]?.nodes ?? [])
      .map((child) => {
        const { displayName, props, isCanvas } = page[child] as SerializedNode
        const words = [displayName, ...Object.values(props as object)].join(' ')
        return isCanvas ? `${words} (${list(child)})` : words
      })
      .join(', ')
  return [list('ROOT'), ...lost].join(' - ')
}

it.each([
  ['<h2>A &amp; <b>b</b></h2>', 'Heading 2 A & b - <b>, but not its content'],
  ['1<p>2<img src=a alt=A>3', 'Text 1, Text 2, Picture a A, Text 3'],
  ['<section>1<article><p>2', 'Section (Text 1, Section (Text 2))'],
  ['<p style=a>1<p class=b style=c>2', 'Text 1, Text 2 - style of <p> (2 times) - class of <p>'],
  ['1<br>2<td>3', 'Text 1 23 - <br>, but not its content'],
  ['<a class=button href=/a>1</a>', 'LinkButton /a 1'],
  ['<a class=button><img alt=A></a>', 'Picture  A - <a>, which has no words'],
  ['<a href=/a>1</a>', 'Text 1 - href of <a> - <a>, but not its content'],
  [
    '<a class=button href="java&Tab;script:x()">1',
    'LinkButton 1 - href of a LinkButton, which has a script in href',
  ],
  ['<svg><rect>1</svg>2', 'Text 2 - <svg> and everything in it'],
  ['<constructor>1', ' - <constructor> and everything in it'],
])('HTML in: %s', (html, expected) => expect(convert(html)).toBe(expected))

it('HTML in: any markup becomes a page without problems, and words stay in order', () => {
  const tags = 'p b div section h1 li /p /b /section svg !-- a class=button href=x'.split(' ')
  const documents = (names: string[]) =>
    fc.array(fc.constantFrom(...names)).map((all) => all.map((tag, at) => `<${tag}>w${at} `))
  fc.assert(fc.property(documents(tags), (parts) => void convert(parts.join('&lt;'))))
  fc.assert(
    fc.property(documents(tags.slice(0, 9)), (parts) => {
      const words = convert(parts.join('')).match(/w\d+/g) ?? []
      expect(words).toEqual(parts.map((_, at) => `w${at}`))
    }),
  )
})

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

/** What JSX evaluates to. */
function run(jsx: string): ReactElement {
  const { code } = transform(`return ${jsx}`, {
    transforms: ['jsx'],
    jsxPragma: 'createElement',
    production: true,
  })
  const scope = { Box, Element, resolver: components, views: { Box }, createElement, Fragment }
  return new Function(...Object.keys(scope), code)(...Object.values(scope)) as ReactElement
}

/** What an editor with this JSX saves, with ids by order. */
function savedOf(jsx: ReactElement): SerializedNodes {
  render(editorWith({ children: jsx }, { components }))
  const nodes = saved()
  cleanup()
  const ids = Object.keys(nodes).slice(1)
  const text = ids.reduce((json, id, at) => json.replaceAll(`"${id}"`, `"n${at + 1}"`), JSON.stringify(nodes))
  return JSON.parse(text) as SerializedNodes
}

type Tree = SerializedNode & { inside: Tree[]; body: Tree | null }

/** Random Nodes of tags and of these components, with awkward words in them. */
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

it('JSX out: the JSX of any page makes the same page', () => {
  const check = (tree: Tree) => {
    const page = pageOf(tree, false)
    expect(savedOf(run(pageToJsx(page)))).toEqual(page)
  }
  fc.assert(fc.property(treesOf('Box', 'odd-name', 'Element'), check))
})

it('React out: the code of any page renders what PageView renders, linked Nodes included', () => {
  const check = (tree: Tree) => {
    const nodes = pageOf({ ...tree, hidden: false }, true)
    const view = <PageView nodes={nodes} views={{ Box }} />
    expect(renderToStaticMarkup(run(pageToReact(nodes)))).toBe(renderToStaticMarkup(view))
  }
  fc.assert(fc.property(treesOf('Box'), check))
})

// Styles, addresses and the plain text: content/snippets/newsletter/newsletter.test.tsx.
it('Newsletter: columns are cells, and nothing is written that mail programs lack', () => {
  const children = (
    <Element is={Mail} canvas children={[<Text key="t" text="" size="title" />, <Columns key="c" />]} />
  )
  render(editorWith({ children }, { components: mailResolver }))
  const html = mailToHtml({ nodes: saved(), subject: '', base: 'https://bakery.example' })
  expect(html).toContain('font-size:24px')
  expect(html.match(/<td width="50%"/g)).toHaveLength(2)
  expect(html).not.toMatch(/<div|<style|class=|display:(flex|grid)/)
})
