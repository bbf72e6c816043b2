import { posix } from 'node:path'
import type { WrittenCode } from '../../../model/body'

/** A sample with the files of its page that it imports, directly or through others. */
export interface CompilationUnit {
  /** Path of the sample itself, which is among `files`. */
  file: string
  /** Texts by path. */
  files: ReadonlyMap<string, string>
}

const SCRIPT = /^[jt]sx?$/
const FILE = /^(?!\/)[\w./-]+\.(?:[jt]sx?|css|json)$/
const IMPORTED = /\b(?:from|import)\s*\(?\s*(['"])(\.[^'"\n]*)\1/g

/** Whether the compiler has anything to say about code in this language. */
export function isScript({ language }: WrittenCode): boolean {
  return SCRIPT.test(language)
}

/**
 * What each sample of a page is checked with, in order; `null` for fragments and for other languages.
 *
 * A title that is a path makes a sample a file. A sample sees the files as they stand at the end of its section, from
 * one heading to the next; of a file that the page shows only later it gets the first version.
 */
export function compilationUnits(samples: readonly WrittenCode[]): (CompilationUnit | null)[] {
  return samples.map((sample, index) => {
    if (!isScript(sample) || sample.fragment !== null) return null
    const known = filesAt(samples, index)
    const file = fileOf(sample) ?? `sample.${sample.language}`
    known.set(file, sample.code)
    return { file, files: reachable(file, known) }
  })
}

/** The path that a sample stands for, below the folder of its page; `null` for none. */
function fileOf({ title, language }: WrittenCode): string | null {
  if (title === null || !FILE.test(title)) return null
  const file = posix.normalize(title)
  return file.endsWith(`.${language}`) && !file.startsWith('../') ? file : null
}

/** Every file of the page as the sample at `index` sees it. */
function filesAt(samples: readonly WrittenCode[], index: number): Map<string, string> {
  const files = new Map<string, string>()
  const until = samples[index]?.section ?? 0
  for (const sample of samples) {
    const file = fileOf(sample)
    if (file !== null && (sample.section <= until || !files.has(file))) files.set(file, sample.code)
  }
  return files
}

/** `file` and what it imports from `known`, directly or not. */
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
