import { expect, test } from 'vitest'
import { linksOf, neighborsOf, trailOf, type SidebarItem } from './sidebar'

const link = (docId: string): SidebarItem => ({ type: 'link', docId, title: docId, path: `/docs/${docId}` })
const items: SidebarItem[] = [
  link('a'),
  {
    type: 'category',
    label: 'One',
    items: [link('b'), { type: 'category', label: 'Two', items: [link('c')] }],
  },
]

test('lists the links in reading order', () => {
  expect(linksOf(items).map((each) => each.docId)).toEqual(['a', 'b', 'c'])
})

test('finds the neighbors across categories, and none of a doc that is not listed', () => {
  expect(neighborsOf('b', items)).toMatchObject({ previous: { docId: 'a' }, next: { docId: 'c' } })
  expect(neighborsOf('a', items).previous).toBeNull()
  expect(neighborsOf('z', items)).toEqual({ previous: null, next: null })
})

test('names the categories around a doc, outermost first', () => {
  expect(trailOf('c', items)).toEqual(['One', 'Two'])
  expect(trailOf('b', items)).toEqual(['One'])
  expect(trailOf('a', items)).toEqual([])
})
