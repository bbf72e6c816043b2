import { posix } from 'node:path'
import type { WrittenCode } from '../../../model/body'

/** A sample with the files that it imports, directly or indirectly. */
export interface CompilationUnit {
  /** Path of the sample, one of `files`. */
  file: string
  /** Contents by path. */
  files: ReadonlyMap<string, string>
}

const SCRIPT = /^[jt]sx?$/
const FILE = /^(?!\/)[\w./-]+\.(?:[jt]sx?|css|json)$/
const IMPORTED = /\b(?:from|import)\s*\(?\s*(['"])(\.[^'"\n]*)\1/g

/** Whether the sample is in TypeScript or JavaScript. */
export function isScript({ language }: Pick<WrittenCode, 'language'>): boolean {
  return SCRIPT.test(language)
}

/** Whether `npm run check` compiles the sample by itself. */
export function isCompiled(sample: Pick<WrittenCode, 'language' | 'fragment'>): boolean {
  return isScript(sample) && sample.fragment === null
}

/** Fragments that are checked in another way: signatures, code that a test runs, and regions of files that are compiled. */
const CHECKED_FRAGMENT = /^(?:signature$|throws this error$|the region )/

/** Whether nothing compiles or runs the sample, so that its block says so. */
export function isUncompiled(sample: Pick<WrittenCode, 'language' | 'fragment'>): boolean {
  return isScript(sample) && sample.fragment !== null && !CHECKED_FRAGMENT.test(sample.fragment)
}

/**
 * The compilation unit of each sample of a page, in order; `null` for samples that are not compiled.
 *
 * A sample whose title is a path is a file, unless it is a fragment. A sample imports the last version of each file before
 * the end of its section (from one heading to the next). If a file first appears in a later section, the sample imports
 * its first version. It also imports `snippets`, contents by name, unless the page has a file of the same name.
 */
export function compilationUnits(
  samples: readonly WrittenCode[],
  snippets: ReadonlyMap<string, string> = new Map(),
): (CompilationUnit | null)[] {
  return samples.map((sample, index) => {
    if (!isCompiled(sample)) return null
    const known = new Map([...snippets, ...filesAt(samples, index)])
    const file = fileOf(sample) ?? `sample.${sample.language}`
    known.set(file, sample.code)
    return { file, files: reachable(file, known) }
  })
}

/** The path in a sample's title; `null` if the title is not a path. */
function fileOf({ title, language }: WrittenCode): string | null {
  if (title === null || !FILE.test(title)) return null
  const file = posix.normalize(title)
  return file.endsWith(`.${language}`) && !file.startsWith('../') ? file : null
}

/** The files of the page that the sample at `index` can import. */
function filesAt(samples: readonly WrittenCode[], index: number): Map<string, string> {
  const files = new Map<string, string>()
  const until = samples[index]?.section ?? 0
  for (const sample of samples) {
    const file = fileOf(sample)
    if (file === null || sample.fragment !== null) continue
    if (sample.section <= until || !files.has(file)) files.set(file, sample.code)
  }
  return files
}

/** `file` and everything that it imports from `known`, directly or indirectly. */
function reachable(file: string, known: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (path: string): void => {
    const text = known.get(path)
    if (text === undefined || found.has(path)) return
    found.set(path, text)
    for (const [, , target = ''] of text.matchAll(IMPORTED)) {
      const base = posix.join(posix.dirname(path), target)
      for (const end of ENDS) visit(base + end)
    }
  }
  visit(file)
  return found
}

const ENDS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx']
