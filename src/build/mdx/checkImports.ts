import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { AuthorError } from '../errors'
import { lineOffsetOf, pathOf } from './authorErrors'

/** What a bundler may append to a relative path. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '.mdx'].concat([
  '/index.tsx',
  '/index.ts',
  '/index.js',
])

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** Throws an `AuthorError` for a relative import of a file that does not exist: bundlers would only name the folder. */
export function checkImports(markdown: Root, file: VFile): void {
  const statements = markdown.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  )
  for (const statement of statements) {
    const source = 'source' in statement ? statement.source : null
    if (typeof source?.value !== 'string' || !source.value.startsWith('.')) continue
    const target = path.resolve(file.cwd, path.dirname(file.path), source.value)
    if (ENDINGS.some((ending) => isFile(target + ending))) continue
    throw new AuthorError(
      `${pathOf(file)}:${(source.loc?.start.line ?? 1) + lineOffsetOf(file)} imports "${source.value}", which does not exist.`,
      `Put it at ${path.relative(file.cwd, target)}, or correct the path.`,
    )
  }
}
