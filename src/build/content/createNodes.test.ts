import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BodyFields, compiledBodyOf } from './contentNode'
import { buildContext } from './context'
import { createNodes, updateImports } from './createNodes'

let root: string
const write = (name: string, text: string) => writeFileSync(path.join(root, 'content/docs', name), text)

/** Gatsby's arguments for a page a.mdx, and the nodes that were created from it. */
function gatsby() {
  const file = { id: 'file', relativePath: 'a.mdx', sourceInstanceName: 'docs' }
  const mdx = { id: 'mdx', parent: 'file', internal: { type: 'Mdx' } }
  const created: (Node & BodyFields)[] = []
  const args = {
    node: mdx,
    getNode: (id: string) =>
      id === 'file'
        ? { ...file, absolutePath: path.join(root, 'content/docs/a.mdx') }
        : id === 'mdx'
          ? mdx
          : null,
    getNodesByType: (type: string) => (type === 'Doc' ? created.slice(-1) : []),
    actions: {
      createNode: (node: Node & BodyFields) => void (node.internal.type === 'Doc' && created.push(node)),
    },
    createNodeId: (key: string) => key,
    createContentDigest: () => 'digest',
  }
  return { args: args as unknown as CreateNodeArgs & SourceNodesArgs, created }
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'imports-'))
  mkdirSync(path.join(root, 'content/docs'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  cpSync('package-lock.json', path.join(root, 'package-lock.json'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('a page is compiled again when only a file that it imports has changed', async () => {
  const { args, created } = gatsby()
  const context = buildContext(root, 'build')
  const update = () => updateImports(args, context)
  write('names.ts', "export const names = 'first'")
  write(
    'a.mdx',
    "---\ntitle: A\ndescription: B\n---\n\nimport { names } from './names'\n\nThe {names} name.\n",
  )
  await createNodes(args, context)
  await update()
  expect(created).toHaveLength(1)
  write('names.ts', "export const names = 'second'")
  await update()
  const texts = created.map((node) => compiledBodyOf(node).sections[0]?.text)
  expect(texts).toEqual(['The first name.', 'The second name.'])
  rmSync(path.join(root, 'content/docs/names.ts'))
  await update()
  expect(context.issues.raise).toThrow('content/docs/a.mdx:6 imports "./names", which does not exist.')
})

test('develop compiles a page again when a snippet that it includes is saved', async () => {
  const { args, created } = gatsby()
  const context = buildContext(root, 'develop')
  mkdirSync(path.join(root, 'content/snippets'))
  const snippet = path.join(root, 'content/snippets/text.ts')
  writeFileSync(snippet, 'first')
  write('a.mdx', '---\ntitle: A\ndescription: B\n---\n\n```ts file="text.ts"\n```\n')
  await createNodes(args, context)
  context.isServing = true
  const node = {
    id: 'text',
    sourceInstanceName: 'snippets',
    relativePath: 'text.ts',
    absolutePath: snippet,
    extension: 'ts',
    internal: { type: 'File' },
  } as unknown as CreateNodeArgs['node']
  await createNodes({ ...args, node }, context)
  expect(created).toHaveLength(1)
  writeFileSync(snippet, 'second')
  await createNodes({ ...args, node }, context)
  const texts = created.map((page) => compiledBodyOf(page).code[0]?.code)
  expect(texts).toEqual(['first', 'second'])
})

test('develop compiles a page again when a drawing in it is saved', async () => {
  const { args, created } = gatsby()
  const context = buildContext(root, 'develop')
  write('tree.svg', '<svg viewBox="0 0 9 9"><path d="M0 9V0"/></svg>')
  write('a.mdx', '---\ntitle: A\ndescription: B\n---\n\n<Drawing src="./tree.svg" alt="A tree" />\n')
  await createNodes(args, context)
  context.isServing = true
  const node = {
    id: 'tree',
    sourceInstanceName: 'docs',
    relativePath: 'tree.svg',
    absolutePath: path.join(root, 'content/docs/tree.svg'),
    extension: 'svg',
    internal: { type: 'File' },
  } as unknown as CreateNodeArgs['node']
  write('tree.svg', '<svg viewBox="0 0 9 9"><path d="M9 0H0"/></svg>')
  await createNodes({ ...args, node }, context)
  const bodies = created.map((page) => JSON.stringify(compiledBodyOf(page).nodes))
  expect(bodies.map((body) => /d=\\"([^"\\]+)/.exec(body)?.[1])).toEqual(['M0 9V0', 'M9 0H0'])
})
