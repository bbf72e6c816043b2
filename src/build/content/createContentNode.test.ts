import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CreateNodeArgs, Node } from 'gatsby'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { posts } from './blog/post'
import { docs } from './docs/doc'
import { createContentNode } from './createContentNode'
import { buildContext, type BuildContext } from './context'
import { checkFrontMatter, type MdxNode, parsedPage } from './pageFile'

const { parseFrontmatter } = createRequire(__filename)('gatsby-plugin-mdx/dist/frontmatter') as {
  parseFrontmatter: (key: string, text: string) => MdxNode
}

const { at, write } = temporaryFolder()

const description = 'What this page is about, in a sentence that is long enough for search engines.'
const frontMatter = ['---', 'title: A', `description: ${description}`]
const page = (...body: string[]) => [...frontMatter, '---', ...body]
const inBuild = () => buildContext(at(), 'build')
const inDevelop = () => buildContext(at(), 'develop')

/** The plugin's result. A file that it cannot parse has no front matter (plugins/develop-fixes). */
function parsed(text: string): MdxNode {
  try {
    return parseFrontmatter(text, text)
  } catch {
    return { body: text, frontmatter: {} }
  }
}

/** Creates and returns the node of the doc a.mdx with this text. */
async function nodeOf(lines: readonly string[], context: BuildContext): Promise<Node | undefined> {
  const text = lines.join('\n')
  const absolutePath = write('content/docs/a.mdx', text)
  const nodes = new Map<string, Node>()
  const file = { id: 'file', absolutePath, relativePath: 'a.mdx', sourceInstanceName: 'docs' }
  const args = {
    node: { id: 'mdx', parent: 'file', internal: { type: 'Mdx' }, ...parsed(text) },
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

test('creates a node from the result of gatsby-plugin-mdx, without reading the file again after the check', async () => {
  const lines = [...frontMatter, 'date: 2026-11-21', '--- ', '', 'A [link](b).', '']
  write('content/docs/b.mdx', page().join('\n'))
  const absolutePath = write('content/blog/a.mdx', lines.join('\n'))
  const context = inBuild()
  await checkFrontMatter(context, [docs, posts])
  context.issues.raise()
  rmSync(absolutePath)
  const file = { absolutePath, relativePath: 'a.mdx' }
  const read = await parsedPage(parsed(lines.join('\n')), file, posts, context)
  expect(read).toMatchObject({ frontMatter: { title: 'A', date: '2026-11-21' } })
  // The space in `--- ` becomes part of the body.
  expect(read.lineOffset + read.body.split('\n').length).toBe(lines.length)
})

test('a value that only the plugin’s parser treats as a number is reported with its line', async () => {
  const build = inBuild()
  await nodeOf(['---', 'title: 12:30', ...frontMatter.slice(2), '---', 'Words.'], build)
  expect(build.issues.raise).toThrow('line 2, title: 750 is not text in YAML: put quotes around it.')
})
