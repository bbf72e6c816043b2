import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** The declarations of TypeScript, React and Craft.js, which all projects share. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/** The errors that TypeScript finds in a project of one file: those of the file, and those of the package. */
function errorsOf(code: string, options: ts.CompilerOptions = {}): string[] {
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
  host.getSourceFile = (name, ...rest) => {
    if (name === file) return ts.createSourceFile(name, code, ts.ScriptTarget.ES2022)
    if (!parsed.has(name)) parsed.set(name, read(name, ...rest))
    return parsed.get(name)
  }
  return ts.getPreEmitDiagnostics(ts.createProgram([file], all, host)).flatMap((error) => {
    const name = path.relative(process.cwd(), error.file?.fileName ?? '')
    if (name === 'tools/craft-behavior/usesCraft.tsx') return `TS${error.code}`
    return name.includes('@craftjs') ? `TS${error.code} ${name}` : []
  })
}

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

it.each<[string, errors: string[], code: string, options?: ts.CompilerOptions]>([
  ['the package', [], "import '@craftjs/core'"],
  [
    'the package without skipLibCheck',
    ['TS2344 node_modules/@craftjs/core/lib/events/CoreEventHandlers.d.ts'],
    "import '@craftjs/core'",
    { skipLibCheck: false },
  ],
  ['a connector as the ref', ['TS2322'], withRef('connect')],
  ['a ref that passes null on', ['TS2345'], withRef('(el) => connect(drag(el))')],
  ['a ref that passes null on, without strict', [], withRef('(el) => connect(drag(el))'), { strict: false }],
  ['a ref that looks for null', [], withRef('(el) => { if (el) connect(drag(el)) }')],
  ['an Element without `is`', [], element('<Element canvas />')],
  ['an Element with a prop of the wrong type', ['TS2322'], element('<Element is={Text} text={5} />')],
  ['selectNode()', [], call('selectNode()')],
  ['selectNode(null)', ['TS2345'], call('selectNode(null)')],
])('Under strict, with the types of React 18, TypeScript reports for %s: %j', (_, errors, code, options) => {
  expect(errorsOf(code, options)).toEqual(errors)
})
