import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import type { CompilationUnit } from '../../../src/build/mdx'

/** A compiler error in a sample; `line` is 1-based within its code. */
export interface SampleIssue {
  line: number
  message: string
}

/** Compiler options as in a new, strict project. */
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

/** Declares style sheets as modules, since samples may import them. */
const STYLES = `declare module '*.css'\n`

/** Codes of errors about implicit `any`, which do not apply to JavaScript. */
const IMPLICIT_ANY = new Set([7005, 7006, 7008, 7010, 7011, 7016, 7019, 7022, 7023, 7031, 7034, 7053])

const isScript = (file: string): boolean => /\.[jt]sx?$/.test(file)

/**
 * Compiles each unit with the packages below `root` and returns its issues. One program contains all units, each in its
 * own folder, since a program per unit would check the packages every time.
 */
export function compileUnits(units: readonly CompilationUnit[], root: string): SampleIssue[][] {
  if (units.length === 0) return []
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'samples-')))
  const folderOf = (index: number): string => path.join(home, String(index))
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(home, 'node_modules'), 'junction')
    const styles = writeText(path.join(home, 'styles.d.ts'), STYLES)
    const scripts = units
      .flatMap(({ files }, index) =>
        [...files].map(([name, text]) => writeText(path.join(folderOf(index), name), text)),
      )
      .filter(isScript)
    const { options } = ts.convertCompilerOptionsFromJson(OPTIONS, home)
    const program = ts.createProgram([styles, ...scripts], options)
    return units.map((unit, index) => issuesIn(program, unit, folderOf(index)))
  } finally {
    rmSync(home, { recursive: true })
  }
}

function writeText(file: string, text: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

/** The issues in a unit's sample; only syntax errors if it or an imported file does not parse. */
function issuesIn(program: ts.Program, { file, files }: CompilationUnit, folder: string): SampleIssue[] {
  const sourceOf = (name: string) => program.getSourceFile(path.join(folder, name))
  const source = sourceOf(file)
  if (source === undefined) throw new Error(`TypeScript has not read ${file}.`)
  const messageOf = ({ messageText }: ts.Diagnostic): string =>
    ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(`${folder.replaceAll(path.sep, '/')}/`, '')
  const issueOf = (diagnostic: ts.Diagnostic): SampleIssue => ({
    line: source.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line + 1,
    message: messageOf(diagnostic),
  })
  const syntax = program.getSyntacticDiagnostics(source)
  if (syntax.length > 0) return syntax.map(issueOf)
  const imported = [...files.keys()].filter(isScript).flatMap((name) => sourceOf(name) ?? [])
  const [unparsed] = imported.flatMap((other) => program.getSyntacticDiagnostics(other))
  if (unparsed) return [{ line: 1, message: `It imports a file that does not parse: ${messageOf(unparsed)}` }]
  const isJavaScript = /\.jsx?$/.test(file)
  return program
    .getSemanticDiagnostics(source)
    .filter(({ code }) => !isJavaScript || !IMPLICIT_ANY.has(code))
    .map(issueOf)
}
