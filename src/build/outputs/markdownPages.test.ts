import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MarkdownPart } from '../../model/body'
import type { PageSummaries } from '../pages'
import { markdownPages } from './markdownPages'

const site = { url: 'https://craft.js.org', baseUrl: '/craft.js/' }
let root = ''

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'markdown-'))
  mkdirSync(path.join(root, 'content/demos'), { recursive: true })
  writeFileSync(path.join(root, 'content/demos/Box.tsx'), 'export const Box = () => <p />\n')
})
afterAll(() => rmSync(root, { recursive: true }))

/** The Markdown of a doc at /docs/here that consists of `parts`, beside another one. */
async function written(...parts: MarkdownPart[]): Promise<string | undefined> {
  const docs = [
    { id: 'here', docId: 'here', path: '/docs/here', sourcePath: 'content/docs/here.mdx' },
    { id: 'there', docId: 'api/there', path: '/docs/elsewhere', sourcePath: 'content/docs/api/file.mdx' },
  ]
  const picture = (images: object) => ({
    src: './a.png',
    file: { childImageSharp: { gatsbyImageData: { images } } },
    plain: null,
  })
  const args = {
    getNode: (id: string) => ({ compiled: JSON.stringify({ markdown: id === 'here' ? parts : [] }) }),
    getNodesByType: () => [{ name: 'Box', saved: { ROOT: 1 } }],
    graphql: (_: string, { ids }: { ids: string[] }) =>
      Promise.resolve({
        data: {
          allDoc: {
            nodes: ids.map((id) => ({
              id,
              images: [picture({ fallback: { src: '/craft.js/static/a.webp' } })],
            })),
          },
          allBlogPost: { nodes: [] },
        },
      }),
  } as unknown as BuildArgs
  const pages = await markdownPages(args, { docs, posts: [] } as unknown as PageSummaries, site, root)
  return pages[0]?.markdown
}

it('makes every address absolute: docs by id and by file, paths, fragments and pictures', async () => {
  const links: MarkdownPart[] = ['@doc/api/there#a', '@doc/api/file', '/support', '#b'].map((href) => ({
    href,
  }))
  expect(await written(...links.flatMap((link) => [link, '\n']), { picture: './a.png' })).toBe(
    [
      'https://craft.js.org/craft.js/docs/elsewhere#a',
      'https://craft.js.org/craft.js/docs/elsewhere',
      'https://craft.js.org/craft.js/support',
      'https://craft.js.org/craft.js/docs/here#b',
      'https://craft.js.org/craft.js/static/a.webp',
    ].join('\n'),
  )
})

it('writes the code of a demo and its saved state', async () => {
  expect(await written({ demo: 'Box' })).toMatchInlineSnapshot(`
    "**Code**

    \`\`\`tsx title="Box.tsx"
    export const Box = () => <p />
    \`\`\`

    **Saved page**

    \`\`\`json
    { "ROOT": 1 }
    \`\`\`"
  `)
})

it('names the page with a picture or demo that does not exist', async () => {
  await expect(written({ picture: './b.png' })).rejects.toThrow(
    'There is no picture ./b.png in content/docs/here.mdx.',
  )
  await expect(written({ demo: 'Gone' })).rejects.toThrow('There is no demo Gone in content/docs/here.mdx.')
})
