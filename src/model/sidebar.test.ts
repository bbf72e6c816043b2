import { expect, test } from 'vitest'
import { linksOf, neighborsOf, pagesOf, trailOf, type SidebarItem } from './sidebar'

const link = (docId: string): SidebarItem => ({ type: 'link', docId, title: docId, path: `/docs/${docId}` })
const items: SidebarItem[] = [
  link('a'),
  {
    type: 'category',
    label: 'One',
    items: [link('b'), { type: 'category', label: 'Two', items: [link('c')] }],
  },
  { type: 'page', title: 'Tool', path: '/tool', description: '' },
]

// Links, neighbors and trails of every doc: e2e/built/structure.test.ts.
test('lists the links of nested categories in reading order, with the neighbors and the trail of each', () => {
  expect(linksOf(items).map((each) => each.docId)).toEqual(['a', 'b', 'c'])
  expect(pagesOf(items).map((each) => each.path)).toEqual(['/docs/a', '/docs/b', '/docs/c', '/tool'])
  expect(neighborsOf('b', items)).toMatchObject({ previous: { docId: 'a' }, next: { docId: 'c' } })
  expect(neighborsOf('z', items)).toEqual({ previous: null, next: null })
  expect(['a', 'b', 'c'].map((id) => trailOf(id, items))).toEqual([[], ['One'], ['One', 'Two']])
})
