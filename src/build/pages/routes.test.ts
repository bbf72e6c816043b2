import path from 'node:path'
import { expect, test } from 'vitest'
import { checkDocIds, checkFilePaths, checkRoutes, staticRoutes } from './routes'

test('names both files of a route', () => {
  expect(() =>
    checkRoutes([
      { path: '/docs/a', sourcePath: 'content/docs/a.mdx' },
      { path: '/docs/a', sourcePath: 'content/docs/b.mdx' },
    ]),
  ).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: Two files ask for the route "/docs/a": content/docs/a.mdx and content/docs/b.mdx.

    Give one of them another slug in its front matter, or another place.]
  `)
})

test('names a file with an invalid path', () => {
  expect(() => checkRoutes([{ path: '/docs/a#b', sourcePath: 'content/docs/a#b.mdx' }]))
    .toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a#b.mdx would have the route "/docs/a#b", but an address cannot contain "#".

    Write another "slug" or "id" into its front matter, or give the file another name.]
  `)
  for (const path of ['/docs/a?b', '/docs/a%20b', '/docs/..', '/docs//a', '/docs/a/index.html', '/docs/a:b'])
    expect(() => checkRoutes([{ path, sourcePath: 'a' }]), path).toThrow('but an address cannot contain')
  checkRoutes(
    ['/', '/docs/größe/x y', '/docs/migrating-0.1.x', '/docs/.a'].map((path) => ({ path, sourcePath: 'a' })),
  )
})

test('names a page that takes the address of a file', () => {
  const page = (path: string) => ({ path, sourcePath: `content${path}.mdx` })
  expect(() => checkFilePaths([page('/blog/atom.xml'), page('/docs/a'), page('/docs/a.md')], process.cwd()))
    .toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: There are 2 mistakes.

    1. content/blog/atom.xml.mdx asks for the route "/blog/atom.xml", but the site has a file there.

    Write another "slug" into its front matter, or give the file another name.

    2. content/docs/a.md.mdx asks for the route "/docs/a.md", but the site has a file there.

    Write another "slug" into its front matter, or give the file another name.]
  `)
  checkFilePaths([page('/docs/a'), page('/docs/migrating-0.1.x')], process.cwd())
})

test('names both files of one doc id', () => {
  expect(() =>
    checkDocIds([
      { docId: 'a', sourcePath: 'content/docs/a.mdx' },
      { docId: 'a', sourcePath: 'content/docs/b.mdx' },
    ]),
  ).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: Two docs have the id "a": content/docs/a.mdx and content/docs/b.mdx.

    Change the id in the front matter of one of them, or its file name.]
  `)
})

test('finds all required pages, and not the pages for errors', () => {
  const routes = staticRoutes(path.resolve(__dirname, '../../..')).map((route) => route.path)
  expect(routes).toEqual(
    expect.arrayContaining([
      '/',
      '/blog/archive',
      '/docs',
      '/examples',
      '/playground',
      '/search',
      '/support',
      '/tools/state',
    ]),
  )
  expect(routes.filter((route) => route.includes('404'))).toEqual([])
})
