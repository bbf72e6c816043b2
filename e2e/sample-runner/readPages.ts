import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CompiledBody } from '../../src/model/body'
import { compileFile } from '../../src/build/mdx'

/** A doc or a post as it is written, with what its body compiles to. */
export interface ContentPage {
  /** From the repository's root. */
  path: string
  /** Without the front matter; `lineOffset` lines stand above it. */
  source: string
  lineOffset: number
  body: CompiledBody
}

const root = path.join(__dirname, '../..')

/** Every doc and every post but drafts. Throws an `AuthorError` for an error in one. */
export async function readPages(): Promise<ContentPage[]> {
  const files = ['content/docs', 'content/blog'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
  )
  const pages: ContentPage[] = []
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const [frontMatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? []
    if (/^draft: true$/m.test(frontMatter)) continue
    const source = text.slice(frontMatter.length)
    const lineOffset = frontMatter.split('\n').length - 1
    const body = await compileFile(source, { root, path: file, lineOffset })
    pages.push({ path: file, source, lineOffset, body })
  }
  return pages
}
