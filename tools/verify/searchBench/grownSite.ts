import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packRecords, type SearchIndex, type SearchRecord, unpackRecords } from '../../../src/model/search'
import { compileBody } from '../../../src/build/mdx'
import { recordsOf, SEARCH_INDEX, type SearchablePage } from '../../../src/build/outputs/search'
import { generateDocs, type GeneratedDoc } from '../../measure/scale/index'

async function pageOf({ docId, text }: GeneratedDoc): Promise<SearchablePage> {
  const [, front = '', source = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? []
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(front)?.[1] ?? ''
  return {
    title: field('title'),
    description: field('description'),
    path: `/docs/${docId}`,
    category: 'Generated',
    keywords: [],
    sections: (await compileBody(source, { path: `content/docs/${docId}.mdx` })).sections,
  }
}

/** The records of the built site in `folder`. */
export function recordsIn(folder: string): SearchRecord[] {
  return unpackRecords(JSON.parse(readFileSync(path.join(folder, SEARCH_INDEX), 'utf8')) as SearchIndex)
}

/**
 * The built site in `folder` with `count` generated docs more in its search index, and nowhere else; `text` is that index.
 * `close` removes it.
 */
export async function grownSite(
  folder: string,
  count: number,
): Promise<{ root: string; text: string; close: () => void }> {
  const root = mkdtempSync(path.join(tmpdir(), 'grown-site-'))
  for (const name of readdirSync(folder)) {
    if (name !== SEARCH_INDEX) symlinkSync(path.resolve(folder, name), path.join(root, name))
  }
  const pages: SearchablePage[] = []
  for (const doc of generateDocs(count)) pages.push(await pageOf(doc))
  const text = JSON.stringify(packRecords([...recordsIn(folder), ...recordsOf(pages)]))
  writeFileSync(path.join(root, SEARCH_INDEX), text)
  return { root, text, close: () => rmSync(root, { recursive: true }) }
}
