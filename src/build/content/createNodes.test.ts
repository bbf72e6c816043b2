import { cpSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { type BodyFields, compiledBodyOf } from './contentNode'
import { buildContext } from './context'
import { createNodes, updateImports } from './createNodes'
import { snippetResolvers } from './snippets'

const folder = temporaryFolder()
const write = (name: string, text: string) => folder.write(`content/${name}`, text)

/** A `File` node for `content/<source>/<name>`. */
const fileNode = (source: string, name: string) =>
  ({
    id: `${source}/${name}`,
    sourceInstanceName: source,
    relativePath: name,
    absolutePath: folder.at(`content/${source}/${name}`),
    extension: path.extname(name).slice(1),
    internal: { type: 'File' },
  }) as unknown as CreateNodeArgs['node']

/** Gatsby's arguments for a page a.mdx with this body, and the created nodes. */
function gatsby(body: string) {
  write('docs/a.mdx', `---\ntitle: A\ndescription: B\n---\n\n${body}\n`)
  const mdx = {
    id: 'mdx',
    parent: 'docs/a.mdx',
    internal: { type: 'Mdx' },
  } as unknown as CreateNodeArgs['node']
  const nodes = [fileNode('docs', 'a.mdx'), fileNode('demos', 'Sign.tsx'), mdx]
  const created: (Node & BodyFields & { html: string })[] = []
  const args = {
    node: mdx,
    getNode: (id: string) => nodes.find((node) => node.id === id),
    getNodesByType: (type: string) => created.filter(({ internal }) => internal.type === type).slice(-1),
    actions: {
      createNode: (node: (typeof created)[number]) => void created.push(node),
      createParentChildLink: () => {},
    },
    createNodeId: (key: string) => key,
    createContentDigest: (fields: object) => JSON.stringify(fields),
  }
  const texts = () =>
    created.flatMap((node) => (node.internal.type === 'Doc' ? JSON.stringify(compiledBodyOf(node)) : []))
  return { args: args as unknown as CreateNodeArgs & SourceNodesArgs, created, texts }
}

beforeEach(() => {
  for (const name of ['node_modules', 'packages', 'src']) symlinkSync(path.resolve(name), folder.at(name))
  cpSync('package-lock.json', folder.at('package-lock.json'))
})

test('a build compiles a page again when only a file that it imports or includes has changed, directly or not', async () => {
  const { args, texts } = gatsby(
    'import { names } from \'./list\'\n\nThe {names} name.\n\n```ts file="text.ts"\n```',
  )
  const context = buildContext(folder.at(), 'build')
  write('docs/list.ts', "export { names } from './names'")
  write('docs/names.ts', "export const names = 'first'")
  write('snippets/text.ts', 'first()')
  await createNodes(args, context)
  await updateImports(args, context)
  expect(texts()).toHaveLength(1)
  write('docs/names.ts', "export const names = 'second'")
  await updateImports(args, context)
  write('snippets/text.ts', 'second()')
  await updateImports(args, context)
  expect(texts()).toEqual(
    ['first name', 'second name', 'second()'].map((text) => expect.stringContaining(text) as string),
  )
  rmSync(folder.at('content/docs/list.ts'))
  await updateImports(args, context)
  expect(context.issues.raise).toThrow('content/docs/a.mdx:6:1: the import "./list" does not exist.')
})

/** Creates the nodes of a page with this body as develop does. Returns a function that saves `content/<source>/<name>`. */
async function develop(body: string, source: string, name: string, text: string) {
  const { args, created, texts } = gatsby(body)
  const context = buildContext(folder.at(), 'develop')
  const save = async (saved: string) => {
    write(`${source}/${name}`, saved)
    await createNodes({ ...args, node: fileNode(source, name) }, context)
  }
  write(`${source}/${name}`, text)
  await createNodes(args, context)
  context.isServing = true
  return { args, context, created, save, texts }
}

test.each([
  ['a snippet that it includes', 'snippets', 'text.ts', '```ts file="text.ts"\n```', '…'],
  [
    'a drawing in it',
    'docs',
    'tree.svg',
    '<Drawing src="./tree.svg" alt="A tree" />',
    '<svg viewBox="0 0 9 9"><text>…</text></svg>',
  ],
])('develop compiles a page again when %s is saved', async (_, source, name, body, text) => {
  const { save, texts } = await develop(body, source, name, text.replace('…', 'first'))
  await save(text.replace('…', 'first'))
  expect(texts()).toHaveLength(1)
  await save(text.replace('…', 'second'))
  expect(texts()).toEqual([expect.stringContaining('first'), expect.stringContaining('second')])
})

test('develop compiles a page again when an imported file is saved, and discards its old error', async () => {
  const body = "import { names } from './names'\n\n{names}"
  const { context, save, texts } = await develop(body, 'docs', 'names.ts', "export const names = 'first'")
  await save('export const names = null.length')
  expect(context.issues.raise).toThrow('content/docs/names.ts:1: this code throws an error')
  await save("export const names = 'first'")
  expect(context.issues.raise).not.toThrow()
  await save("export const names = 'second'")
  expect(texts().at(-1)).toContain('second')
})

test('develop updates the body of a snippet that is saved', async () => {
  const { created, save } = await develop('Words.', 'snippets', 'words.ts', 'first()')
  await save('first()')
  await save('second()')
  const snippets = created.filter(({ internal }) => internal.type === 'Snippet')
  const [first = '', second = ''] = snippets.map(({ internal }) => internal.contentDigest)
  expect([first, second]).toEqual([expect.stringContaining('first'), expect.stringContaining('second')])
  const body = await snippetResolvers.body.resolve(snippets[1] as never, null, {} as never)
  expect(JSON.stringify(body)).toContain('second')
})

test('the manifest of a folder of snippets is not a snippet', async () => {
  const { created, save } = await develop('Words.', 'snippets', 'registry.json', '{}')
  await save('{}')
  expect(created.filter(({ internal }) => internal.type === 'Snippet')).toEqual([])
})

test('develop renders a demo again when a file that it imports is saved', async () => {
  // The marks of all demos.
  write('snippets/words.ts', '')
  symlinkSync(path.resolve('content/snippets/frames'), folder.at('content/snippets/frames'))
  write(
    'demos/Sign.tsx',
    "import { Editor } from '@craftjs/core'\nimport { words } from '../snippets/words'\nexport const Sign = () => <Editor><p>{words}</p></Editor>",
  )
  const first = "export const words = 'first'"
  const { args, context, created, save } = await develop('Words.', 'snippets', 'words.ts', first)
  await createNodes({ ...args, node: fileNode('demos', 'Sign.tsx') }, context)
  await save("export const words = 'second'")
  context.issues.raise()
  const demos = created.filter(({ internal }) => internal.type === 'Demo')
  expect(demos.map(({ html }) => html)).toEqual(['<p>first</p>', '<p>second</p>'])
})
