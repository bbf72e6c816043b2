import { readFileSync } from 'node:fs'
import path from 'node:path'
import type ts from 'typescript'
import type { SampleFindings, SampleIssue } from '../../../model/sample'
import type { CompilationUnit } from './compilationUnits'
import { hoverTypes } from './hoverTypes'

/** Compiler options of a new, strict project. */
const OPTIONS = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: false,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  isolatedModules: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** Packages whose version is shown with samples that import them. */
const PACKAGES = ['@craftjs/core', '@craftjs/layers']

/**
 * Uses the hooks of Craft.js, and is checked before all samples. TypeScript orders the members of a union by the order in
 * which it first saw them: without this file, a type's text would depend on the samples that were checked before.
 */
const FIRST_FILE = `import { useEditor, useNode } from '@craftjs/core'
import { useLayer } from '@craftjs/layers'

export const hooks = [useNode(), useEditor(), useLayer()]
`

/** Declares style sheets, which samples may import. */
const STYLES = `declare module '*.css'\n`

/** Codes of errors about implicit `any`, which do not apply to JavaScript. */
const IMPLICIT_ANY = new Set([7005, 7006, 7008, 7010, 7011, 7016, 7019, 7022, 7023, 7031, 7034, 7053])

const isScript = (file: string): boolean => /\.[jt]sx?$/.test(file)

/** Checks units. One call with many is much faster than many calls, which each check the packages again. */
export type TypeChecker = (units: readonly CompilationUnit[]) => SampleFindings[]

/** Loads TypeScript on demand, which takes half a second and 100 MB. */
export async function loadTypeScript(): Promise<typeof ts> {
  return (await import('typescript')).default
}

/** Checks units in memory, with the packages below `root`, which are parsed once. */
export function typeChecker(compiler: typeof ts, root: string): TypeChecker {
  const home = path.join(root, '.samples')
  const { options } = compiler.convertCompilerOptionsFromJson(OPTIONS, root)
  const first = path.join(home, 'first.ts')
  const common = new Map([
    [first, FIRST_FILE],
    [path.join(home, 'styles.d.ts'), STYLES],
  ])
  const versions = new Map(PACKAGES.map((name) => [name, versionOf(root, name)]))
  let texts = common
  let folders = 0
  const host = compilerHost(compiler, options, home, (file) => texts.get(file))

  return (units) => {
    const placed = units.map((unit) => {
      // A new folder each time, because TypeScript caches how the imports of a folder resolve.
      const folder = path.join(home, String(folders++))
      return { unit, folder, file: path.join(folder, unit.file) }
    })
    texts = new Map([
      ...common,
      ...placed.flatMap(({ unit, folder }) =>
        [...unit.files].map(([name, text]) => [path.join(folder, name), text] as const),
      ),
    ])
    const program = compiler.createProgram([...texts.keys()].filter(isScript), options, host)
    const checker = program.getTypeChecker()
    program.getSemanticDiagnostics(sourceOf(program, first))
    return placed.map(({ unit, folder, file }) => {
      const source = sourceOf(program, file)
      const imported = [...unit.files.keys()].filter((name) => name !== unit.file && isScript(name))
      const issues = issuesIn(
        compiler,
        program,
        source,
        imported.map((name) => sourceOf(program, path.join(folder, name))),
      )
      return {
        issues: issues.map(({ line, message }) => ({
          line,
          message: message.replaceAll(`${folder.replaceAll('\\', '/')}/`, ''),
        })),
        types: issues.length === 0 ? hoverTypes(compiler, checker, source) : [],
        against: checkedAgainst(unit, versions) ?? [`TypeScript ${compiler.version}`],
      }
    })
  }
}

/** Reads `.samples` from memory and other files from disk, where each file is parsed once. */
function compilerHost(
  compiler: typeof ts,
  options: ts.CompilerOptions,
  home: string,
  textOf: (file: string) => string | undefined,
): ts.CompilerHost {
  const disk = compiler.createCompilerHost(options)
  const isVirtual = (file: string): boolean => path.normalize(file).startsWith(home)
  const parsed = new Map<string, ts.SourceFile | undefined>()
  const resolutions = compiler.createModuleResolutionCache(home, (file) => file, options)
  const host: ts.CompilerHost = {
    ...disk,
    // The comments in packages are not needed.
    jsDocParsingMode: compiler.JSDocParsingMode.ParseForTypeInfo,
    getCurrentDirectory: () => home,
    fileExists: (file) => (isVirtual(file) ? host.readFile(file) !== undefined : disk.fileExists(file)),
    readFile: (file) => (isVirtual(file) ? textOf(path.normalize(file)) : disk.readFile(file)),
    directoryExists: (folder) => isVirtual(folder) || compiler.sys.directoryExists(folder),
    realpath: (file) => (isVirtual(file) ? file : (compiler.sys.realpath?.(file) ?? file)),
    getSourceFile(file, version) {
      const text = isVirtual(file) ? host.readFile(file) : undefined
      if (text !== undefined) return compiler.createSourceFile(file, text, version)
      if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, version))
      return parsed.get(file)
    },
    resolveModuleNameLiterals: (names, from, redirect, _, file) =>
      names.map((name) => {
        const mode = compiler.getModeForUsageLocation(file, name, options)
        return compiler.resolveModuleName(name.text, from, options, host, resolutions, redirect, mode)
      }),
  }
  return host
}

/** The issues in `source`. If it or a file that it imports does not parse, only syntax errors. */
function issuesIn(
  compiler: typeof ts,
  program: ts.Program,
  source: ts.SourceFile,
  imported: readonly ts.SourceFile[],
): SampleIssue[] {
  const messageOf = ({ messageText }: ts.Diagnostic): string =>
    compiler.flattenDiagnosticMessageText(messageText, ' ')
  const issueOf = (diagnostic: ts.Diagnostic): SampleIssue => ({
    line: source.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line + 1,
    message: messageOf(diagnostic),
  })
  const syntax = program.getSyntacticDiagnostics(source)
  if (syntax.length > 0) return syntax.map(issueOf)
  const [unparsed] = imported.flatMap((file) => program.getSyntacticDiagnostics(file))
  if (unparsed) return [{ line: 1, message: `It imports a file that does not parse: ${messageOf(unparsed)}` }]
  const isJavaScript = /\.jsx?$/.test(source.fileName)
  return program
    .getSemanticDiagnostics(source)
    .filter(({ code }) => !isJavaScript || !IMPLICIT_ANY.has(code))
    .map(issueOf)
}

function sourceOf(program: ts.Program, file: string): ts.SourceFile {
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`TypeScript has not read ${file}.`)
  return source
}

/** The packages that a unit imports, with their versions, or `null`. */
function checkedAgainst({ files }: CompilationUnit, versions: ReadonlyMap<string, string>): string[] | null {
  const text = [...files.values()].join('\n')
  const used = [...versions].filter(([name]) => text.includes(`'${name}'`) || text.includes(`"${name}"`))
  return used.length === 0 ? null : used.map(([name, version]) => `${name} ${version}`)
}

function versionOf(root: string, name: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
