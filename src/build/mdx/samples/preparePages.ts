import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { WrittenCode } from '../../../model/body'
import { parseCodeMeta } from '..'
import type { PreparedInspector } from './sampleInspector'

const FENCE = /^([ \t]*)(`{3,}|~{3,})([^\s`]*)([^\n`]*)\n([\s\S]*?)\n\1\2[ \t]*$/gm
const HEADING = /^#{2,6} /gm
const SCRIPT = /^[jt]sx?$/

/**
 * Asks about the samples of all pages at once, before the pages are compiled one by one: the compiler then reads
 * everything in one program. What it misses is asked for later, so that a page may be read roughly here.
 */
export async function preparePages(root: string, inspector: PreparedInspector): Promise<void> {
  const folders = ['content/docs', 'content/blog'].map((folder) => path.join(root, folder))
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => path.join(folder, name)),
  )
  await inspector.prepare(files.map((file) => samplesIn(readFileSync(file, 'utf8'))))
}

/** The samples in an MDX file, read without parsing it. */
export function samplesIn(mdx: string): WrittenCode[] {
  const headings = [...mdx.replaceAll(FENCE, (fence) => '\n'.repeat(fence.length)).matchAll(HEADING)]
  return [...mdx.matchAll(FENCE)].flatMap((match) => {
    const [, indent = '', , language = '', written = '', inner = ''] = match
    if (!SCRIPT.test(language)) return []
    const text = inner.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    const meta = parseCodeMeta(written.trim(), text.split('\n').length)
    if ('problem' in meta) return []
    const { title, fragment, run, del } = meta
    const code = text
      .split('\n')
      .map((line, at) => (del.has(at + 1) ? '' : line))
      .join('\n')
    const section = headings.filter(({ index }) => index < match.index).length
    return [{ language, code, title, fragment, run, section, line: 0 }]
  })
}
