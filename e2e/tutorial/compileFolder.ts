import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(__dirname, '../..')
/** A folder that need not exist; below the root, so that packages are found from it. */
const home = join(root, '.tutorial')

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['vite/client'],
}

/**
 * A compiler for folders (path → text) that returns TypeScript's messages, one line each. It keeps parsed files, so a
 * second folder takes a fraction of the time.
 */
export function folderCompiler(): (files: ReadonlyMap<string, string>) => string[] {
  const parsed = new Map<string, ts.SourceFile>()
  let earlier: ts.Program | undefined

  return (files: ReadonlyMap<string, string>): string[] => {
    const texts = new Map([...files].map(([path, text]) => [join(home, path), text]))
    const host = ts.createCompilerHost(options)
    const onDisk = ts.createCompilerHost(options)
    host.getCurrentDirectory = () => root
    host.fileExists = (path) => texts.has(path) || onDisk.fileExists(path)
    host.readFile = (path) => texts.get(path) ?? readFileSync(path, 'utf8')
    host.directoryExists = (path) => path.startsWith(home) || ts.sys.directoryExists(path)
    host.getSourceFile = (path, target) => {
      const text = texts.get(path)
      if (text !== undefined) return ts.createSourceFile(path, text, target)
      const known = parsed.get(path) ?? onDisk.getSourceFile(path, target)
      if (known) parsed.set(path, known)
      return known
    }
    const sources = [...texts.keys()].filter((path) => /\.tsx?$/.test(path))
    earlier = ts.createProgram(sources, options, host, earlier)
    return ts.getPreEmitDiagnostics(earlier).map(lineFor)
  }
}

function lineFor({ file, start, messageText }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n')
  if (!file || start === undefined) return message
  const { line } = file.getLineAndCharacterOfPosition(start)
  return `${file.fileName.replace(`${home}/`, '')}:${line + 1} ${message}`
}

/** The syntax errors of one piece of TypeScript, none if it parses. */
export function syntaxErrorsOf(code: string): string[] {
  const output = ts.transpileModule(code, {
    fileName: 'fragment.tsx',
    reportDiagnostics: true,
    compilerOptions: options,
  })
  return (output.diagnostics ?? []).map(lineFor)
}
