import ts from 'typescript'
import { expect, it } from 'vitest'
import { diff, resolverStub, statistics } from './index'
import { applyChanges } from './repair'

const page = {
  ROOT: {
    type: { resolvedName: 'Box' },
    isCanvas: true,
    props: { gap: 4 },
    displayName: 'Box',
    nodes: ['a', 'b'],
    linkedNodes: { top: 'c' },
  },
  a: {
    type: { resolvedName: 'my text' },
    props: { text: 'Hello', 'data-x': true },
    displayName: 'Text',
    parent: 'ROOT',
  },
  b: { type: { resolvedName: 'my text' }, props: { text: 'World' }, hidden: true, parent: 'ROOT' },
  c: { type: 'div', isCanvas: true, props: {}, parent: 'ROOT' },
  lost: { type: 'p', props: {} },
}

const syntaxErrors = (source: string) =>
  ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.React },
    fileName: 'stub.tsx',
  }).diagnostics

it('changes refer to the page as it was, so indices do not shift', () => {
  const changed = applyChanges({ ROOT: { nodes: ['a', 'b', 'c'] }, a: {}, b: {} }, [
    { op: 'remove', path: '/ROOT/nodes/0' },
    { op: 'remove', path: '/ROOT/nodes/2' },
    { op: 'add', path: '/ROOT/props', value: {} },
    { op: 'move', from: '/b', path: '/z' },
    { op: 'remove', path: '/a' },
  ])
  expect(changed).toEqual({ ROOT: { nodes: ['b'], props: {} }, z: {} })
})

it('changes leave the page that they are made to', () => {
  const before = { ROOT: { props: { text: 'x' } } }
  applyChanges(before, [{ op: 'replace', path: '/ROOT/props/text', value: 'y' }])
  expect(before).toEqual({ ROOT: { props: { text: 'x' } } })
})

it('a diff lists Nodes that were added, removed or changed, field by field', () => {
  const after = {
    ...page,
    a: { ...page.a, props: { ...page.a.props, text: 'Hi' } },
    d: page.c,
    lost: undefined,
  }
  const { lost: _, ...rest } = after
  expect(diff(page, rest)).toEqual([
    { id: 'a', kind: 'changed', fields: [{ path: '/props/text', before: 'Hello', after: 'Hi' }] },
    { id: 'lost', kind: 'removed', fields: [{ path: '', before: page.lost, after: undefined }] },
    { id: 'd', kind: 'added', fields: [{ path: '', before: undefined, after: page.c }] },
  ])
  expect(diff(page, page)).toEqual([])
})

it('statistics count what is in a page', () => {
  expect(statistics(page)).toMatchObject({
    nodes: 5,
    canvases: 2,
    hidden: 1,
    linked: 1,
    unreachable: 1,
    depth: 2,
    largest: { id: 'ROOT' },
    types: [
      { name: 'my text', isTag: false, count: 2 },
      { name: 'Box', count: 1 },
      { name: 'div', isTag: true },
      { name: 'p' },
    ],
  })
})

it('the stub of a resolver is TypeScript with the props of the page', () => {
  const stub = resolverStub(page)
  expect(syntaxErrors(stub)).toEqual([])
  expect(stub).toMatchInlineSnapshot(`
    "import { Element, useNode } from '@craftjs/core'
    import type { ReactNode } from 'react'

    interface BoxProps {
      gap: number
      children?: ReactNode
    }

    export function Box({ children }: BoxProps) {
      const { connectors } = useNode()
      return (
        <div ref={(element) => { if (element) connectors.connect(connectors.drag(element)) }}>
          {children}
          <Element id={"top"} is="div" canvas />
        </div>
      )
    }
    Box.craft = { displayName: "Box" }

    interface MyTextProps {
      text: string
      "data-x"?: boolean
    }

    export function MyText({ text }: MyTextProps) {
      const { connectors } = useNode()
      return (
        <div ref={(element) => { if (element) connectors.connect(connectors.drag(element)) }}>
          {text}
        </div>
      )
    }
    MyText.craft = { displayName: "Text" }

    export const resolver = {
      Box,
      "my text": MyText,
    }
    "
  `)
})

it('the stub of a resolver is TypeScript, and each component has a name of its own, whatever the page calls it', () => {
  const names = [
    'my text',
    'MyText',
    '你好',
    'default',
    'Element',
    'React',
    'resolver',
    '1x',
    'constructor',
    'A/B.c',
  ]
  const stub = resolverStub(
    Object.fromEntries(
      names.map((name, at) => [`n${at}`, { type: { resolvedName: name }, props: { 'a-b': [1] } }]),
    ),
  )
  expect(syntaxErrors(stub)).toEqual([])
  const components = [...stub.matchAll(/^export function (.+?)\(/gm)].map(([, name]) => name)
  expect(components).toMatchInlineSnapshot(`
    [
      "MyText",
      "MyText2",
      "Component",
      "Default",
      "Element2",
      "React2",
      "Resolver",
      "Component1x",
      "Constructor",
      "ABC",
    ]
  `)
})
