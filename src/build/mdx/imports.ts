import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { AuthorError } from '../errors'

const FENCE = /^[\s>]*(`{3,}|~{3,})/
const IMPORT = /^(?:import\s*|(?:import|export|\})[^'"]*from\s*)['"](\.{1,2}\/[^'"]+)['"]/
const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.json',
  '.mdx',
  '/index.tsx',
  '/index.ts',
  '/index.js',
]

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** The relative paths that `text` imports, with their lines; code fences are skipped. */
export function relativeImports(text: string): { from: string; line: number }[] {
  let fence: string | null = null
  return text.split('\n').flatMap((written, index) => {
    const marks = FENCE.exec(written)?.[1] ?? null
    if (fence !== null) {
      if (marks?.startsWith(fence)) fence = null
      return []
    }
    fence = marks
    const from = IMPORT.exec(written)?.[1]
    return from === undefined ? [] : [{ from, line: index + 1 }]
  })
}

/**
 * Throws an `AuthorError` for an import of a file that does not exist: bundlers would name the folder alone.
 *
 * `text` is the MDX file at `sourcePath` below `root`, from the line after `lineOffset` on.
 */
export function checkImports(text: string, sourcePath: string, root: string, lineOffset = 0): void {
  for (const { from, line } of relativeImports(text)) {
    const target = path.resolve(root, path.dirname(sourcePath), from)
    if (ENDINGS.some((ending) => isFile(target + ending))) continue
    throw new AuthorError(
      `${sourcePath}:${line + lineOffset} imports "${from}", which does not exist.`,
      `Put it at ${path.relative(root, target)}, or correct the path.`,
    )
  }
}
