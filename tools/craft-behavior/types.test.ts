import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** The errors that TypeScript finds in a project of one file: their codes, and the files of the package they are in. */
function errorsOf(code: string, options: ts.CompilerOptions = {}) {
  const file = path.resolve('tools/craft-behavior/usesCraft.tsx')
  const all: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: ['react'],
    noEmit: true,
    ...options,
  }
  const host = ts.createCompilerHost(all)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2022) : read(name, ...rest)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], all, host))
    .filter(({ file: found }) => found?.fileName === file || found?.fileName.includes('@craftjs'))
    .map(({ code, file: found }) =>
      found?.fileName === file
        ? `TS${code}`
        : `TS${code} ${path.relative(process.cwd(), found?.fileName ?? '')}`,
    )
}

it('TypeScript reports TS2344 in one file of the package, unless skipLibCheck is on', () => {
  const code = "import '@craftjs/core'\n"
  expect(errorsOf(code, { skipLibCheck: false })).toEqual([
    'TS2344 node_modules/@craftjs/core/lib/events/CoreEventHandlers.d.ts',
  ])
  expect(errorsOf(code)).toEqual([])
})

describe('Under strict, with the types of React 18', () => {
  const withRef = (ref: string) => `
    import { useNode } from '@craftjs/core'
    export function Text() {
      const { connectors: { connect, drag } } = useNode()
      return <p ref={${ref}} onClick={() => drag} title={String(connect)} />
    }`

  it('only a ref that looks for null has no error', () => {
    expect(errorsOf(withRef('connect'))).toEqual(['TS2322'])
    expect(errorsOf(withRef('(el) => connect(drag(el))'))).toEqual(['TS2345'])
    expect(errorsOf(withRef('(el) => { if (el) connect(drag(el)) }'))).toEqual([])
    expect(errorsOf(withRef('(el) => connect(drag(el))'), { strict: false })).toEqual([])
  })

  it('an Element without `is` has no error, and a prop of the wrong type has one', () => {
    const element = (jsx: string) => `
      import { Element, type UserComponent } from '@craftjs/core'
      const Text: UserComponent<{ text: string }> = () => null
      export const shown = [Text, ${jsx}]`
    expect(errorsOf(element('<Element canvas />'))).toEqual([])
    expect(errorsOf(element('<Element is={Text} text={5} />'))).toEqual(['TS2322'])
  })

  it('selectNode takes no null', () => {
    const code = (call: string) => `
      import { useEditor } from '@craftjs/core'
      export const clear = (editor: ReturnType<typeof useEditor>) => editor.actions.${call}`
    expect(errorsOf(code('selectNode()'))).toEqual([])
    expect(errorsOf(code('selectNode(null)'))).toEqual(['TS2345'])
  })
})
