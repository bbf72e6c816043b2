import type { CreateNodeArgs, Node } from 'gatsby'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { type BodyFields, compiledBodyOf } from './contentNode'
import { type DocFields, docs } from './docs/doc'
import { createContentNode } from './createContentNode'
import { buildContext, type BuildContext } from './context'
import { checkFrontMatter } from './pageFile'

const { at, write } = temporaryFolder()

const description = 'What this page is about, in a sentence that is long enough for search engines.'
const frontMatter = ['---', 'title: A', `description: ${description}`]
const page = (...body: string[]) => [...frontMatter, '---', ...body]
const inBuild = () => buildContext(at(), 'build')
const inDevelop = () => buildContext(at(), 'develop')

/** Creates and returns the node of the doc a.mdx with this text. */
async function nodeOf(lines: readonly string[], context: BuildContext): Promise<Node | undefined> {
  const text = lines.join('\n')
  const absolutePath = write('content/docs/a.mdx', text)
  const nodes = new Map<string, Node>()
  const file = { id: 'file', absolutePath, relativePath: 'a.mdx', sourceInstanceName: 'docs' }
  const args = {
    node: { id: 'mdx', parent: 'file', internal: { type: 'Mdx' } },
    getNode: (id: string) => (id === 'file' ? file : nodes.get(id)),
    actions: { createNode: (node: Node) => void nodes.set(node.id, node), createParentChildLink: () => {} },
    createNodeId: (key: string) => key,
    createContentDigest: () => 'digest',
  }
  await createContentNode(args as unknown as CreateNodeArgs, docs, context)
  return [...nodes.values()][0]
}

test('a draft is a page in develop; in a build it has no node, but its address is recorded', async () => {
  const draft = [...frontMatter, 'draft: true', '---', '<b>Not yet closed']
  const build = inBuild()
  expect(await nodeOf(draft, build)).toBeUndefined()
  await checkFrontMatter(build, [docs])
  expect(build.drafts).toEqual([{ docId: 'a', path: '/docs/a' }])
  const shown = await nodeOf([...draft.slice(0, -1), 'Words.'], inDevelop())
  const sourcePath = 'content/docs/a.mdx'
  expect(shown).toMatchObject({ draft: true, title: 'A', sourcePath, internal: { type: 'Doc' } })
})

test('keeps the last valid version of a doc while it has an error, only in develop', async () => {
  const [build, develop] = [inBuild(), inDevelop()]
  await nodeOf(page('Words.'), build)
  expect(await nodeOf(page('A <b>tag'), build)).toBeUndefined()
  expect(build.issues.raise).toThrow('content/docs/a.mdx:5:3: ')
  const before = await nodeOf(page('Words.'), develop)
  develop.isServing = true
  expect(await nodeOf(page('A <b>tag'), develop)).toEqual(before)
  const noYaml = ['---', 'title: "A', ...frontMatter.slice(1), '---', 'Words.']
  expect(await nodeOf(noYaml, develop)).toEqual(before)
})

test('front matter, body and line numbers come from the file, not from gatsby-plugin-mdx, which reads 12:30 as 750', async () => {
  const lines = ['---', 'title: 12:30', ...frontMatter.slice(2), '--- ', '', 'A [link](b).', '']
  const node = (await nodeOf(lines, inBuild())) as Node & DocFields & BodyFields
  expect(node.title).toBe('12:30')
  expect(compiledBodyOf(node).links).toMatchObject([{ line: 6 }])
})
