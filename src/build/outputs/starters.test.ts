import { readFileSync, symlinkSync } from 'node:fs'
import path, { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { type StarterName, STARTERS } from '../../model/starters'
import { compileFile } from '../mdx'
import { starterFiles } from './starters'

const codeIn = async (docId: string) => {
  const file = `content/docs/${docId}.mdx`
  const text = readFileSync(file, 'utf8').replace(/^---\n[^]*?\n---\n/, (head) => head.replaceAll(/./g, ''))
  return (await compileFile(text, { path: file, root: process.cwd() })).code
}
const docs = ['guides/your-own-project', 'guides/settings-and-undo', 'recipes/nextjs']
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
    expect(Object.values(files).join('')).not.toMatch(
      /examples\/(?:cms|forms|newsletter|client|server)|content\/snippets|src\/theme/,
    )
  },
)

const { at, write } = temporaryFolder()

it('The guide to the CMS mentions the sizes of the project that it offers', async () => {
  for (const [file, text] of Object.entries(starterFiles(process.cwd(), 'cms', () => [])))
    write(`craftjs-cms/${file}`, text)
  symlinkSync(path.resolve('node_modules'), at('node_modules'))
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root: at('craftjs-cms'),
    configFile: at('craftjs-cms/vite.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const loaded = new Set<string>()
  /** The gzipped size, in kB, of a module's chunk and the chunks that it imports, except those already in `loaded`. */
  const sizeOf = (module: string) => {
    const first = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))!
    const names = new Set([first.fileName])
    for (const name of names) for (const each of chunks.get(name)?.imports ?? []) names.add(each)
    const added = [...names].filter((name) => !loaded.has(name))
    for (const name of added) loaded.add(name)
    return added.reduce((sum, name) => sum + gzipSync(chunks.get(name)!.code, { level: 9 }).length / 1000, 0)
  }
  const editor = sizeOf('craftjs-cms/index.html')
  const text = sizeOf('RichTextField.tsx')
  loaded.clear()
  const page = sizeOf('page/index.html')
  const guide = readFileSync('content/docs/guides/from-load-to-publish.mdx', 'utf8')
  const words =
    /page needs about (\d+) kB .* editor needs about (\d+) kB, and the text editor about (\d+) kB more/
  const named = words.exec(guide)?.slice(1).map(Number) ?? []
  const isNear = [page, editor, text].map((size, index) => Math.abs(size - (named[index] ?? NaN)) <= 3)
  expect(isNear, `The sizes are ${[page, editor, text].join(', ')} kB.`).toEqual([true, true, true])
})
