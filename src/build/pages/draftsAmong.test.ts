import type { CreatePagesArgs, Node } from 'gatsby'
import { expect, test } from 'vitest'
import { draftsAmong } from './draftsAmong'

const description = 'What this page is about, in a sentence that is long enough for search engines.'
const files: Record<string, object> = {
  f1: { relativePath: 'later.mdx', sourceInstanceName: 'docs' },
  f2: { relativePath: 'news.mdx', sourceInstanceName: 'blog' },
  f3: { relativePath: 'guides/moved.mdx', sourceInstanceName: 'docs' },
}
const mdx = (id: string, parent: string, fields: object) => ({
  id,
  parent,
  frontmatter: { title: 'A', description, ...fields },
})
const nodes: Record<string, object[]> = {
  Doc: [{ parent: 'shown' }],
  Mdx: [
    mdx('shown', 'f1', { draft: true }),
    mdx('written', 'f1', {}),
    mdx('post', 'f2', { draft: true }),
    mdx('hidden', 'f1', { draft: true }),
    mdx('elsewhere', 'f3', { draft: true, slug: '/elsewhere' }),
  ],
}

test('names the docs that are drafts and have no node, by id and permalink', () => {
  const args = {
    getNodesByType: (type: string) => nodes[type] as Node[],
    getNode: (id: string) => files[id] as Node,
  } as unknown as CreatePagesArgs
  expect(draftsAmong(args)).toEqual([
    { docId: 'later', path: '/docs/later' },
    { docId: 'guides/moved', path: '/docs/elsewhere' },
  ])
})
