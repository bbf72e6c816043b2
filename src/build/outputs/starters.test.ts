import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { type StarterName, STARTERS } from '../../model/starters'
import { compileFile } from '../mdx'
import { starterFiles } from './starters'

const codeIn = async (docId: string) => {
  const file = `content/docs/${docId}.mdx`
  const text = readFileSync(file, 'utf8').replace(/^---\n[^]*?\n---\n/, (head) => head.replaceAll(/./g, ''))
  return (await compileFile(text, { path: file, root: process.cwd() })).code
}
const docs = ['guides/basic-tutorial', 'recipes/nextjs']
const code = new Map(await Promise.all(docs.map(async (id) => [id, await codeIn(id)] as const)))

// tools/verify/starters.suite.ts installs, type-checks, tests, and builds them.
it.each(Object.keys(STARTERS) as StarterName[])(
  '“%s” stands alone, with exact versions and a test',
  (name) => {
    const files = starterFiles(process.cwd(), name, (docId) => code.get(docId) ?? [])
    const missing = Object.entries(files).flatMap(([file, text]) =>
      [...text.matchAll(/(?:from|import|url)\s*\(?\s*'(\.[^']*|@recipes[^']*)'/g)]
        .map(([, target = '']) => posix.join(posix.dirname(file), target))
        .filter((target) => !['', '.ts', '.tsx'].some((end) => target + end in files))
        .map((target) => `${file} imports ${target}`),
    )
    expect(missing).toEqual([])
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['README.md', 'tsconfig.json', expect.stringMatching(/\.test\./)]),
    )
    const { dependencies, devDependencies } = JSON.parse(files['package.json']!) as Record<
      string,
      Record<string, string>
    >
    const versions = Object.values({ ...dependencies, ...devDependencies })
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    expect(Object.values(files).join('')).not.toMatch(/examples\/cms|content\/snippets|src\/theme/)
  },
)
