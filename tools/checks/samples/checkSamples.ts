import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import {
  cacheKey,
  type CompilationUnit,
  compilationUnits,
  diskCache,
  filesBelow,
  isScript,
  snippetFiles,
} from '../../../src/build/mdx'
import { AuthorError } from '../../../src/build/errors'
import type { WrittenCode } from '../../../src/model/body'
import { compileUnits, type SampleIssue } from './compileUnits'

/** The code blocks of one page, in order; `path` is relative to the repository's root. */
export interface PageSamples {
  path: string
  code: readonly WrittenCode[]
}

/**
 * The files of the example that the tutorial builds, by paths such as `src/App.tsx`. Each doc of the tutorial shows only
 * the files that it changes, so its samples import the other files from here. Empty for a site without examples.
 */
const exampleFiles = (root: string): [file: string, text: string][] =>
  filesBelow(path.join(root, 'examples/basic/src'))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [`src/${name}`, readFileSync(path.join(root, 'examples/basic/src', name), 'utf8')])

/** Inputs that affect a sample's result besides its own files. */
const INPUTS = ['tools/checks/samples', 'package-lock.json']

/**
 * Compiles the complete samples of all pages, parses the fragments and JSON, and returns their errors.
 * Samples that compiled in an earlier run are skipped, since compiling all of them takes ten seconds.
 */
export function checkSamples(pages: readonly PageSamples[], root: string): AuthorError[] {
  const files = new Map([...exampleFiles(root), ...snippetFiles(root)])
  const samples = pages.flatMap((page) =>
    compilationUnits(page.code, files).flatMap((unit, index) => {
      const sample = page.code[index]
      return sample === undefined ? [] : [{ page, sample, unit }]
    }),
  )
  const compiled = issuesOf(
    samples.flatMap(({ unit }) => unit ?? []),
    root,
  )
  return samples.flatMap(({ page, sample, unit }) => {
    const issues = unit === null ? parseFragment(sample) : (compiled.get(unit) ?? [])
    return issues.map((issue) => sampleError(page, sample, issue))
  })
}

/** The issues in each unit. Units that compiled in an earlier run have none. */
export function issuesOf(
  all: readonly CompilationUnit[],
  root: string,
): ReadonlyMap<CompilationUnit, readonly SampleIssue[]> {
  const cache = diskCache<true>(root, 'craft-samples', INPUTS)
  const keyOf = ({ file, files }: CompilationUnit) => cacheKey([JSON.stringify([file, ...files])])
  const units = all.filter((unit) => !cache?.read(keyOf(unit)))
  const compiled = new Map(
    compileUnits(units, root).map((issues, index) => [units[index] as CompilationUnit, issues]),
  )
  for (const [unit, issues] of compiled) if (issues.length === 0) cache?.write(keyOf(unit), true)
  return compiled
}

function sampleError(
  page: PageSamples,
  { code, language, line: start, title, fragment }: WrittenCode,
  { line, message }: SampleIssue,
): AuthorError {
  const at = start + line - 1
  const text = code.split('\n')[line - 1]?.trim() ?? ''
  const name = title === null ? 'the sample' : `the sample “${title}”`
  const isWhole = fragment === null && isScript({ language })
  const does = isWhole ? 'does not compile' : 'does not parse'
  return new AuthorError(
    `${page.path}:${at}: ${name} ${does}: ${message}${text === '' ? '' : `\n\n  ${at} | ${text}`}`,
    isWhole
      ? 'Correct it. If the code is not meant to be complete, add the reason to its first line: fragment="…".'
      : 'Correct it. Code that need not compile must parse.',
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

/** Syntax errors in incomplete code; none if it parses in one of the contexts. */
function parseFragment(sample: WrittenCode): SampleIssue[] {
  if (!isScript(sample)) return sample.language === 'json' ? jsonIssues(sample.code) : []
  let first: SampleIssue[] | null = null
  for (const [before, after] of CONTEXTS) {
    const issues = syntaxErrors(before + sample.code + after, `fragment.${sample.language}`)
    if (issues.length === 0) return []
    first ??= issues
  }
  return first ?? []
}

function syntaxErrors(code: string, fileName: string): SampleIssue[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
    },
  })
  return diagnostics.map((diagnostic) => ({
    line: (diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0) + 1,
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
  }))
}

function jsonIssues(code: string): SampleIssue[] {
  try {
    JSON.parse(code)
    return []
  } catch (error) {
    const message = String(error)
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? 0)
    return [{ line: code.slice(0, at).split('\n').length, message }]
  }
}
