import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const withRef = (ref: string) => `
  import { useNode } from '@craftjs/core'
  export function Text() {
    const { connectors: { connect, drag } } = useNode()
    return <p ref={${ref}} onClick={() => drag} title={String(connect)} />
  }`
const element = (jsx: string) => `
  import { Element, type UserComponent } from '@craftjs/core'
  const Text: UserComponent<{ text: string }> = () => null
  export const shown = [Text, ${jsx}]`
const call = (action: string) => `
  import { useEditor } from '@craftjs/core'
  export const clear = (editor: ReturnType<typeof useEditor>) => editor.actions.${action}`

const rows: [string, errors: number[], code: string][] = [
  ['the package', [], "import '@craftjs/core'"],
  ['a connector as the ref', [2322], withRef('connect')],
  ['a ref that passes null on', [2345], withRef('(el) => connect(drag(el))')],
  ['a ref that checks for null', [], withRef('(el) => { if (el) connect(drag(el)) }')],
  ['an Element without `is`', [], element('<Element canvas />')],
  ['an Element with a prop of the wrong type', [2322], element('<Element is={Text} text={5} />')],
  ['selectNode()', [], call('selectNode()')],
  ['selectNode(null)', [2345], call('selectNode(null)')],
]
const fileAt = (index: number) => path.resolve(`tools/craft-behavior/usesCraft${index}.tsx`)
const files = new Map(rows.map(([, , code], index) => [fileAt(index), code]))

const options: ts.CompilerOptions = {
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  types: ['react'],
  noEmit: true,
}
const host = ts.createCompilerHost(options)
const { getSourceFile } = host
host.getSourceFile = (name, ...rest) => {
  const code = files.get(name)
  return code === undefined
    ? getSourceFile(name, ...rest)
    : ts.createSourceFile(name, code, ts.ScriptTarget.ES2022)
}
const program = ts.createProgram([...files.keys()], options, host)
const errorsIn = (file: ts.SourceFile | undefined) =>
  program.getSemanticDiagnostics(file).map(({ code }) => code)

it.each(rows.map(([name, errors], index) => [name, errors, fileAt(index)] as const))(
  'Under strict, with the types of React 18, TypeScript reports for %s: %j',
  (_, errors, file) => expect(errorsIn(program.getSourceFile(file))).toEqual(errors),
)

it('Without skipLibCheck, TypeScript reports one error in the declarations of Craft.js', () => {
  const declarations = program.getSourceFiles().filter(({ fileName }) => fileName.includes('@craftjs'))
  const errors = declarations.flatMap((file) =>
    errorsIn(file).map((code) => `${code} ${path.basename(file.fileName)}`),
  )
  expect(errors).toEqual(['2344 CoreEventHandlers.d.ts'])
})
