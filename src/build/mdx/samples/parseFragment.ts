import type ts from 'typescript'
import type { SampleIssue } from '../../../model/sample'

/** What a fragment may be a part of: each is tried in turn. */
const AROUND = [
  ['', ''],
  ['<>', '</>'],
  ['({', '})'],
  ['class Sample {', '}'],
  ['const sample = ', ''],
] as const

/** The syntax errors of code that is a part of something; none as soon as it parses as a part of anything. */
export function parseFragment(compiler: typeof ts, code: string, language: string): SampleIssue[] {
  const file = `fragment.${language}`
  let first: SampleIssue[] | null = null
  for (const [before, after] of AROUND) {
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
