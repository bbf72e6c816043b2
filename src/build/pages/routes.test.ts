import path from 'node:path'
import { expect, test } from 'vitest'
import { checkDocIds, checkFilePaths, checkRoutes, staticRoutes } from './routes'

test('reports both files of a duplicate route or doc id', () => {
  const files = ['content/docs/a.mdx', 'content/docs/b.mdx']
  expect(() => checkRoutes(files.map((sourcePath) => ({ path: '/docs/a', sourcePath })))).toThrow(
    'Two files have the route "/docs/a": content/docs/a.mdx and content/docs/b.mdx.\n\nGive one of them another slug in its front matter, or move it.',
  )
  expect(() => checkDocIds(files.map((sourcePath) => ({ docId: 'a', sourcePath })))).toThrow(
    'Two docs have the id "a": content/docs/a.mdx and content/docs/b.mdx.\n\nChange the id in the front matter of one of them, or its file name.',
  )
})

test('reports a file with an invalid path', () => {
  expect(() => checkRoutes([{ path: '/docs/a#b', sourcePath: 'content/docs/a#b.mdx' }]))
    .toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a#b.mdx would have the route "/docs/a#b", but an address cannot contain "#".

    Set another "slug" or "id" in its front matter, or rename the file.]
  `)
  for (const path of ['/docs/a?b', '/docs/a%20b', '/docs/..', '/docs//a', '/docs/a/index.html', '/docs/a:b'])
    expect(() => checkRoutes([{ path, sourcePath: 'a' }]), path).toThrow('but an address cannot contain')
  checkRoutes(
    ['/', '/docs/größe/x y', '/docs/migrating-0.1.x', '/docs/.a'].map((path) => ({ path, sourcePath: 'a' })),
  )
})

test('reports a page with the address of a file', () => {
  const page = (path: string) => ({ path, sourcePath: `content${path}.mdx` })
  expect(() => checkFilePaths([page('/docs/a'), page('/docs/a.md')], process.cwd())).toThrow(
    'content/docs/a.md.mdx has the route "/docs/a.md", but the site has a file there.\n\nSet another "slug" in its front matter, or rename the file.',
  )
  checkFilePaths([page('/docs/a'), page('/docs/migrating-0.1.x')], process.cwd())
})

test('finds all required pages, but not the error pages', () => {
  const routes = staticRoutes(path.resolve(__dirname, '../../..')).map((route) => route.path)
  const required = ['/', '/blog/archive', '/docs', '/examples', '/playground', '/search', '/support']
  expect(routes).toEqual(expect.arrayContaining([...required, '/tools/state']))
  expect(routes.filter((route) => route.includes('404'))).toEqual([])
})
