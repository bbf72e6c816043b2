import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearestPages } from './nearestPages'

const pages = [
  '/ /support /search /blog/react-19 /docs/overview /docs/api/editor /docs/api/editor-state /docs/api/useEditor',
  '/docs/concepts/nodes /docs/api/node',
].flatMap((line) => line.split(' ').map((path) => ({ title: path, path })))

const first = (path: string) => nearestPages(path, pages)[0]?.path

it.each([
  ['/docs/overveiw', '/docs/overview'],
  ['/overview', '/docs/overview'],
  ['/docs/api/useeditor', '/docs/api/useEditor'],
  ['/docs/Api/Editor/', '/docs/api/editor'],
  ['/docs/editor-state.html', '/docs/api/editor-state'],
  ['/docs/nodes', '/docs/concepts/nodes'],
  ['/suport', '/support'],
  ['/blog/react19', '/blog/react-19'],
])('for %s, suggests %s', (path, page) => expect(first(path)).toBe(page))

it.each(['/wp-login.php', '/%ff', `/${'x'.repeat(8000)}`, ''])('suggests nothing for %s', (path) =>
  expect(nearestPages(path, pages.slice(1))).toEqual([]),
)

it('returns at most three existing pages for any path', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webPath()), (path) => {
      const near = nearestPages(path, pages)
      expect(near.length).toBeLessThanOrEqual(3)
      for (const page of near) expect(pages).toContain(page)
    }),
  )
})
