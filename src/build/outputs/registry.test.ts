import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import site from '../../../content/site'
import { registryParts } from '../content'
import { registryArchive, registryFiles, registryItems } from './registry'

const items = registryItems(process.cwd(), site)
const docs = readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ id: file.replace('.mdx', ''), text: readFileSync(`content/docs/${file}`, 'utf8') }))
const address = (name: string) => `https://craft.js.org/registry/${name}.json`
const pathsOf = (name: string) =>
  items.find((item) => item.name === name)?.files.map((file) => file.path) ?? []

// tools/verify/registry.suite.ts adds them to an empty project with shadcn, compiles them, and runs their tests.
it('Every item has the fields that shadcn requires, and exact versions', () => {
  const versions = expect.toSatisfy((list: string[]) => list.every((name) => /^.+@\d+\.\d+\.\d+$/.test(name)))
  const text = expect.stringMatching(/\S/)
  for (const item of items)
    expect(item).toEqual({
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      ...{ name: expect.stringMatching(/^[a-z-]+$/), type: 'registry:item' },
      ...{
        title: text,
        description: text,
        meta: { docs: expect.stringContaining('https://craft.js.org/docs/') },
      },
      ...{ dependencies: versions, devDependencies: versions, registryDependencies: expect.any(Array) },
      files: item.files.map(({ path }) => ({
        ...{ path, type: 'registry:file', target: `src/craft/${path}`, content: text },
      })),
    })
  const [index] = registryFiles(process.cwd(), site)
  expect(index!.text).not.toContain('"content"')
})

it.each(items)(
  '$name has files, a test, and all that it imports',
  ({ name, files, registryDependencies }) => {
    const paths = pathsOf(name)
    expect(paths.some((path) => path.includes('.test.'))).toBe(true)
    const others = items.filter((other) => registryDependencies.includes(address(other.name)))
    const known = new Set([...paths, ...others.flatMap((other) => pathsOf(other.name))])
    const missing = files.flatMap(({ path, content }) =>
      [...content.matchAll(/(?:from|import)\s*\(?\s*'(\.[^'\n]*)'/g)]
        .map(([, target = '']) => posix.join(posix.dirname(path), target))
        .filter((file) => !['', '.ts', '.tsx', '/index.ts'].some((end) => known.has(file + end))),
    )
    expect(missing).toEqual([])
  },
)

it('In the archive, items depend on files of its folder', () => {
  const { text } = registryArchive(process.cwd(), site)
  const files = Object.entries(unzipSync(text)).map(([file, bytes]) => ({ file, json: strFromU8(bytes) }))
  expect(files.map(({ file }) => file)).toEqual(
    items.map(({ name }) => `craftjs-registry/${name}.json`).sort(),
  )
  for (const { json } of files)
    for (const path of (JSON.parse(json) as { registryDependencies: string[] }).registryDependencies)
      expect(files.map(({ file }) => `./${file}`)).toContain(path)
})

it('The page of each item shows its command, and each command adds an existing item', () => {
  const commands = (text = '') => text.match(/(?<=^npx shadcn add .*)https:\S+/gm) ?? []
  for (const { name, doc } of registryParts(process.cwd()).parts)
    expect(commands(docs.find(({ id }) => id === doc)?.text), name).toContain(address(name))
  expect(
    docs
      .flatMap(({ text }) => commands(text))
      .filter((each) => !items.some(({ name }) => each === address(name))),
  ).toEqual([])
})

it('Each file shown in a recipe belongs to an item', () => {
  const shown = docs
    .filter(({ id }) => id.startsWith('recipes/'))
    .flatMap(({ text }) => text.match(/(?<= file=")[^"]+/g) ?? [])
  const owned = new Set(items.flatMap(({ name }) => pathsOf(name)))
  // Vitest would try to run it, but it needs Playwright and a server.
  const withoutItem = ['testing/buttons.spec.ts']
  expect(shown.filter((file) => !owned.has(file))).toEqual(withoutItem)
})
