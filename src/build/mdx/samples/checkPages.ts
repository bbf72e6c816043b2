import type ts from 'typescript'
import type { WrittenCode } from '../../../model/body'
import type { SampleIssue } from '../../../model/sample'
import { AuthorError } from '../../errors'
import type { SampleChecker } from '../sampleFindings'
import { isScript } from './compilationUnits'
import { loadTypeScript } from './typeChecker'

/** The code blocks of one page, in order; `path` is from the repository's root. */
export interface PageSamples {
  path: string
  code: readonly WrittenCode[]
}

/** Numbers of samples, and the errors in them. */
export interface SampleReport {
  /** Code blocks in TypeScript or JavaScript. */
  all: number
  /** Complete samples, which are compiled. */
  checked: number
  /** Incomplete samples, which are only parsed. */
  fragments: number
  /** Samples that a browser test runs. */
  run: number
  errors: AuthorError[]
}

/** Checks every sample of every page. */
export async function checkPages(
  pages: readonly PageSamples[],
  checker: SampleChecker,
): Promise<SampleReport> {
  const compiler = await loadTypeScript()
  const report: SampleReport = { all: 0, checked: 0, fragments: 0, run: 0, errors: [] }
  const findingsOfPages = await Promise.all(pages.map(({ code }) => checker.findingsOf(code)))
  for (const [at, page] of pages.entries()) {
    const findings = findingsOfPages[at] ?? []
    for (const [index, sample] of page.code.entries()) {
      if (!isScript(sample)) continue
      report.all += 1
      if (sample.fragment === null) report.checked += 1
      else report.fragments += 1
      if (sample.run) report.run += 1
      const issues =
        sample.fragment === null
          ? (findings[index]?.issues ?? [])
          : parseFragment(compiler, sample.code, sample.language)
      report.errors.push(...issues.map((issue) => sampleError(page, sample, issue)))
    }
  }
  return report
}

function sampleError(
  { path }: PageSamples,
  { code, line: start, title, fragment }: WrittenCode,
  { line, message }: { line: number; message: string },
): AuthorError {
  const at = start + line - 1
  const text = code.split('\n')[line - 1]?.trim() ?? ''
  const name = title === null ? 'the sample' : `the sample “${title}”`
  const does = fragment === null ? 'does not compile' : 'does not parse'
  return new AuthorError(
    `${path}:${at}: ${name} ${does}: ${message}${text === '' ? '' : `\n\n  ${at} | ${text}`}`,
    fragment === null
      ? 'Correct it. Code that cannot stand on its own says why in its first line: fragment="…".'
      : 'Correct it: a fragment need not compile, but it must parse.',
  )
}

/** Code that may surround a fragment; each is tried in turn. */
const CONTEXTS = [
  ['', ''],
  ['<>', '</>'],
  ['({', '})'],
  ['class Sample {', '}'],
  ['const sample = ', ''],
] as const

/** The syntax errors of incomplete code; none if it parses in any of the contexts. */
function parseFragment(compiler: typeof ts, code: string, language: string): SampleIssue[] {
  const file = `fragment.${language}`
  let first: SampleIssue[] | null = null
  for (const [before, after] of CONTEXTS) {
    const issues = syntaxErrors(compiler, file, before + code + after)
    if (issues.length === 0) return []
    first ??= issues
  }
  return first ?? []
}

function syntaxErrors(compiler: typeof ts, file: string, code: string): SampleIssue[] {
  const { diagnostics = [] } = compiler.transpileModule(code, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      jsx: compiler.JsxEmit.Preserve,
      target: compiler.ScriptTarget.ESNext,
      module: compiler.ModuleKind.ESNext,
    },
  })
  return diagnostics.map((diagnostic) => ({
    line: (diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0) + 1,
    message: compiler.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
  }))
}
