import ts from 'typescript'
import { expect, it } from 'vitest'
import { resolverStub, statistics } from './index'
import { applyChanges } from './fix'

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

it('changes refer to the original page, so indices do not shift, and do not modify it', () => {
  const before = { ROOT: { nodes: ['a', 'b', 'c'] }, a: {}, b: { text: 'x' } }
  const changed = applyChanges(before, [
    { op: 'remove', path: '/ROOT/nodes/0' },
    { op: 'remove', path: '/ROOT/nodes/2' },
    { op: 'add', path: '/ROOT/props', value: {} },
    { op: 'replace', path: '/b/text', value: 'y' },
    { op: 'move', from: '/b', path: '/z' },
    { op: 'remove', path: '/a' },
  ])
  expect(changed).toEqual({ ROOT: { nodes: ['b'], props: {} }, z: { text: 'y' } })
  expect(before).toEqual({ ROOT: { nodes: ['a', 'b', 'c'] }, a: {}, b: { text: 'x' } })
})

it('statistics count the contents of a page', () => {
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

it('the resolver stub is TypeScript with the props of the page', () => {
  const stub = resolverStub(page)
  expect(syntaxErrors(stub)).toEqual([])
  for (const part of [
    'interface BoxProps {\n  gap: number\n  children?: ReactNode\n}',
    '      {children}\n      <Element id={"top"} is="div" canvas />\n',
    'Box.craft = { displayName: "Box" }',
    'interface MyTextProps {\n  text: string\n  "data-x"?: boolean\n}',
    'export function MyText({ text }: MyTextProps) {',
    '    <div ref={(element) => { if (element) connectors.connect(connectors.drag(element)) }}>\n      {text}\n',
    'export const resolver = {\n  Box,\n  "my text": MyText,\n}\n',
  ])
    expect(stub).toContain(part)
})

it('the resolver stub is valid TypeScript with unique component names for any page', () => {
  const names = ['my text', 'MyText', '你好', 'default', 'Element', 'React', 'resolver', '1x', 'A/B.c']
  const stub = resolverStub(
    Object.fromEntries(
      names.map((name, at) => [`n${at}`, { type: { resolvedName: name }, props: { 'a-b': [1] } }]),
    ),
  )
  expect(syntaxErrors(stub)).toEqual([])
  const components = [...stub.matchAll(/^export function (.+?)\(/gm)].map(([, name]) => name)
  expect(components.join()).toBe('MyText,MyText2,Component,Default,Element2,React2,Resolver,Component1x,ABC')
})
