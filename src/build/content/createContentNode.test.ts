import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CreateNodeArgs, Node } from 'gatsby'
import { afterAll, expect, test } from 'vitest'
import { posts } from './blog/post'
import { docs } from './docs/doc'
import { createContentNode } from './createContentNode'
import { buildContext, type BuildContext } from './context'
import { checkFrontMatter, type MdxNode, parsedPage } from './pageFile'

const { parseFrontmatter } = createRequire(__filename)('gatsby-plugin-mdx/dist/frontmatter') as {
  parseFrontmatter: (key: string, text: string) => MdxNode
}

const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true }))

const description = 'What this page is about, in a sentence that is long enough for search engines.'
const frontMatter = ['---', 'title: A', `description: ${description}`]
let count = 0

const inBuild = () => buildContext(process.cwd(), 'build')
const inDevelop = () => buildContext(process.cwd(), 'develop')

/** What the plugin parses; what it cannot parse has no front matter (plugins/develop-fixes). */
function parsed(text: string): MdxNode {
  try {
    return parseFrontmatter(text, text)
  } catch {
    return { body: text, frontmatter: {} }
  }
}

/** Makes the node of a doc with this text, at a path of its own, and returns it. */
async function nodeOf(
  lines: readonly string[],
  context: BuildContext = inBuild(),
  name = `a${++count}.mdx`,
): Promise<Node | undefined> {
  const absolutePath = path.join(folder, name)
  const text = lines.join('\n')
  writeFileSync(absolutePath, text)
  const nodes = new Map<string, Node>()
  const file = { id: 'file', absolutePath, relativePath: name, sourceInstanceName: 'docs' }
  const args = {
    node: { id: 'mdx', parent: 'file', internal: { type: 'Mdx' }, ...parsed(text) },
    getNode: (id: string) => (id === 'file' ? file : nodes.get(id)),
    actions: {
      createNode: (node: Node) => void nodes.set(node.id, node),
      createParentChildLink: () => {},
    },
    createNodeId: (key: string) => key,
    createContentDigest: () => 'digest',
  }
  await createContentNode(args as unknown as CreateNodeArgs, docs, context)
  return [...nodes.values()][0]
}

/** The message of the error in a doc with these lines, or nothing. */
async function messageOf(lines: readonly string[]): Promise<string> {
  let message = ''
  const collect: BuildContext['issues']['collect'] = async (_, step) => {
    try {
      return await step()
    } catch (error) {
      message = (error as Error).message
      return null
    }
  }
  const context = inBuild()
  await nodeOf(lines, { ...context, issues: { ...context.issues, collect } })
  return message
}

/** The same for a doc with this body. */
const messageAbout = (...body: string[]) => messageOf([...frontMatter, '---', ...body])

test('makes a node of a doc, with its body compiled', async () => {
  const node = await nodeOf([...frontMatter, '---', 'Words.'])
  expect(node).toMatchObject({ title: 'A', sourcePath: `content/docs/a${count}.mdx` })
})

test('a draft is a page in develop; in a build it has no node, and its address is recorded', async () => {
  const draft = [...frontMatter, 'draft: true', '---', '<b>Not yet closed']
  const build = inBuild()
  expect(await nodeOf(draft, build)).toBeUndefined()
  expect(build.drafts).toEqual([{ docId: `a${count}`, path: `/docs/a${count}` }])
  const shown = await nodeOf([...draft.slice(0, -1), 'Words.'], inDevelop())
  expect(shown).toMatchObject({ draft: true, title: 'A', internal: { type: 'Doc' } })
})

test('keeps the last valid version of a doc while it has an error, only in develop', async () => {
  const right = [...frontMatter, '---', 'Words.']
  const wrong = [...frontMatter, '---', 'A <b>tag']
  const [build, develop] = [inBuild(), inDevelop()]
  await nodeOf(right, build, 'kept.mdx')
  expect(await nodeOf(wrong, build, 'kept.mdx')).toBeUndefined()
  const before = await nodeOf(right, develop, 'kept.mdx')
  develop.isServing = true
  expect(await nodeOf(wrong, develop, 'kept.mdx')).toEqual(before)
  const noYaml = ['---', 'title: "A', ...frontMatter.slice(1), '---', 'Words.']
  expect(await nodeOf(noYaml, develop, 'kept.mdx')).toEqual(before)
})

test('makes a node of what gatsby-plugin-mdx parsed: after the check, the file is not read again', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'checked-'))
  const page = [...frontMatter, 'date: 2026-11-21', '--- ', '', 'A [link](b).', '']
  for (const source of ['docs', 'blog']) mkdirSync(path.join(root, 'content', source), { recursive: true })
  writeFileSync(path.join(root, 'content/blog/a.mdx'), page.join('\n'))
  const context = buildContext(root, 'build')
  await checkFrontMatter(context, [docs, posts])
  context.issues.raise()
  rmSync(root, { recursive: true })
  const file = { absolutePath: path.join(root, 'content/blog/a.mdx'), relativePath: 'a.mdx' }
  const read = await parsedPage(parsed(page.join('\n')), file, posts, context)
  expect(read).toMatchObject({ frontMatter: { title: 'A', date: '2026-11-21' } })
  // Of `--- `, the blank is left to the body.
  expect(read.lineOffset + read.body.split('\n').length).toBe(page.length)
})

test('a value that only the parser of the plugin takes for a number is named with its line', async () => {
  expect(await messageOf(['---', 'title: 12:30', ...frontMatter.slice(2), '---', 'Words.'])).toContain(
    'line 2, title: 750 is not text in YAML: put quotes around it.',
  )
})

test.each([
  ['a picture without a description', '![](./a.png)'],
  ['a tag that is never closed', 'A <b>tag'],
  ['a brace that is never closed', 'A { brace'],
  ['an unescaped sign', 'I <3 it'],
  ['an unknown component', '<Thing />'],
  ['a script', '<script>alert(1)</script>'],
  ['a frame', '<iframe src="https://a.example" />'],
  ['a handler', '<b onClick={() => {}}>x</b>'],
  ['a link that runs code', '[x](javascript:alert(1))'],
])('%s is named with file and line', async (_, body) => {
  expect(await messageAbout('', body)).toMatch(new RegExp(`^content/docs/a${count}\\.mdx:6:\\d+: `))
})

test('a page of five million characters is rejected, with the limit', async () => {
  expect(await messageAbout('Some words of prose.\n'.repeat(250_000))).toMatch(
    /\d+ characters, and 500000 is the most/,
  )
})

test('twenty thousand lines of code compile', { timeout: 60_000 }, async () => {
  const code = Array.from({ length: 20_000 }, (_, line) => `const line${line} = 1`)
  expect(await messageAbout('```js', ...code, '```')).toBe('')
})
