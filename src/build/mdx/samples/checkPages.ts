import type { WrittenCode } from '../../../model/body'
import { AuthorError } from '../../errors'
import type { SampleChecker } from '../sampleFindings'
import { parseFragment } from './parseFragment'
import { isScript } from './compilationUnits'
import { loadTypeScript } from './typeChecker'

/** The code blocks of one page, in order; `path` is from the repository's root. */
export interface PageSamples {
  path: string
  code: readonly WrittenCode[]
}

/** How many samples there are, and what is wrong with them. */
export interface SampleReport {
  /** Code blocks in TypeScript or JavaScript. */
  all: number
  /** Those that are checked as a whole. */
  checked: number
  /** Those that are only parsed, since they say why they are not whole. */
  fragments: number
  /** Those that a browser test mounts. */
  run: number
  failures: AuthorError[]
}

/** Checks every sample of every page. */
export async function checkPages(
  pages: readonly PageSamples[],
  checker: SampleChecker,
): Promise<SampleReport> {
  const compiler = await loadTypeScript()
  const report: SampleReport = { all: 0, checked: 0, fragments: 0, run: 0, failures: [] }
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
      report.failures.push(...issues.map((issue) => sampleError(page, sample, issue)))
    }
  }
  return report
}

/** One issue of a sample, with file and line. */
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
