import ts from 'typescript'
import { expect, it } from 'vitest'
import { applyChanges, diff, resolverStub, statistics } from './index'

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
  expect(
    ts.transpileModule(stub, {
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.React },
      fileName: 'stub.tsx',
    }).diagnostics,
  ).toEqual([])
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

/** What TypeScript finds wrong with a file in the folder of sources. */
function typeErrors(source: string): string[] {
  const file = ts.sys.resolvePath('src/stub.tsx')
  const configuration = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )
  const options: ts.CompilerOptions = { ...configuration?.options, noEmit: true, types: [] }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest)
  const program = ts.createProgram([file], options, host)
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

it('the stub of a resolver compiles in strict TypeScript, whatever the components are called', () => {
  const names = ['my text', '你好', 'default', 'Element', 'React', 'resolver', '1x', 'constructor', 'A/B.c']
  const others = names.map((name, at) => [`n${at}`, { type: { resolvedName: name }, props: {} }])
  const stub = resolverStub({
    ROOT: {
      type: { resolvedName: 'Card' },
      props: { title: null, 'a-b': [1, 'x', { y: [] }], children: ['text'] },
      linkedNodes: { body: 'button', 'foot er': 'section' },
    },
    button: { type: { resolvedName: 'Button' }, props: { text: 'Go' } },
    section: { type: 'section', isCanvas: true, props: {} },
    ...Object.fromEntries(others),
  })
  expect(typeErrors(stub)).toEqual([])
  expect(typeErrors(`${stub}\nconst wrong: number = 'x'`)).not.toEqual([])
})
