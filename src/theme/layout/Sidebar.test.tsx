// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pagesOf, type SidebarItem } from '../../model/sidebar'
import { DocsOverview } from '../doc'
import { Sidebar } from './Sidebar'

const page = (path: string): SidebarItem => ({ type: 'page', title: path, path })
const group = (label: string, items: SidebarItem[]): SidebarItem => ({ type: 'category', label, items })
const itemsWith = (count: number): SidebarItem[] => [
  page('/first'),
  group('How to', [page('/how/one'), group('Pages and data', [page('/how/two')])]),
  group(
    'Reference',
    [...Array(count - 4).keys()].map((index) => page(`/reference/${index}`)),
  ),
  page('/last'),
]
const links = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))

test.each([
  ['docs', 300],
  ['cookbook', 301],
])('the sidebar %s with %i pages links to all of them', (sidebarId, count) => {
  const items = itemsWith(count)
  render(<Sidebar sidebarId={sidebarId} items={items} path="/how/two" />)
  expect(links()).toEqual(pagesOf(items).map(({ path }) => path))
})

test('a larger one links to the pages of the open category, and to the lists of the others on /docs', () => {
  const items = itemsWith(301)
  const { container, unmount } = render(<Sidebar sidebarId="docs" items={items} path="/how/two" />)
  expect(links()).toEqual(['/first', '/how/one', '/how/two', '/docs#all-reference', '/last'])
  expect(container.querySelector('[aria-current]')?.textContent).toBe('/how/two')
  unmount()
  render(<DocsOverview title="" lead="" sidebar={items} />)
  expect(document.getElementById('all-reference')?.querySelectorAll('a')).toHaveLength(297)
})
