import type { BuildArgs } from 'gatsby'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import type { MarkdownPart } from '../../model/body'
import type { PageSummaries } from '../pages'
import { markdownPages } from './markdownPages'

const site = { url: 'https://craft.js.org', baseUrl: '/craft.js/' }
const { at, write } = temporaryFolder()

/** The Markdown of a doc at /docs/here that consists of `parts`, on a site with another doc. */
function written(...parts: MarkdownPart[]): string | undefined {
  const docs = [
    { id: 'here', docId: 'here', path: '/docs/here', sourcePath: 'content/docs/here.mdx' },
    { id: 'there', docId: 'api/there', path: '/docs/elsewhere', sourcePath: 'content/docs/api/file.mdx' },
  ]
  const images = { fallback: { src: '/craft.js/static/a.webp' } }
  const picture = { src: './a.png', file: { childImageSharp: { gatsbyImageData: { images } } }, plain: null }
  write(
    'public/page-data/docs/here/page-data.json',
    JSON.stringify({ result: { data: { doc: { images: [picture] }, other: null } } }),
  )
  const args = {
    getNode: (id: string) => ({ compiled: JSON.stringify({ markdown: id === 'here' ? parts : [] }) }),
    getNodesByType: () => [],
  } as unknown as BuildArgs
  const pages = markdownPages(args, { docs, posts: [] } as unknown as PageSummaries, site, at())
  return pages[0]?.markdown
}

it('makes every address absolute: docs by id and by file, paths, fragments, and pictures', () => {
  const links = ['@doc/api/there#a', '@doc/api/file', '/support', '#b'].flatMap((href) => [{ href }, '\n'])
  const paths = ['docs/elsewhere#a', 'docs/elsewhere', 'support', 'docs/here#b', 'static/a.webp']
  expect(written(...links, { picture: './a.png' })).toBe(
    paths.map((path) => `https://craft.js.org/craft.js/${path}`).join('\n'),
  )
})

// The code of demos: e2e/built/outputs.test.ts.
it('reports the page with a missing picture', () => {
  expect(() => written({ picture: './b.png' })).toThrow(
    'There is no picture ./b.png in content/docs/here.mdx.',
  )
})
