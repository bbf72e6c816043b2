// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { NavbarItem } from '../../model/site'
import { Navbar } from './Navbar'

afterEach(cleanup)

const external = false
const right = 'right'
const items: NavbarItem[] = [
  {
    type: 'link',
    position: 'left',
    label: 'Docs',
    href: '/docs/overview',
    external,
    activeBasePath: '/docs',
  },
  { type: 'docsVersion', position: right, label: 'Next', href: '/docs/migrating', external },
  {
    type: 'dropdown',
    position: right,
    label: 'Examples',
    items: [{ label: 'Landing', href: '/e/', external }],
  },
  {
    type: 'link',
    position: right,
    label: 'GitHub',
    href: 'https://a.b',
    external: true,
    activeBasePath: null,
  },
  { type: 'search', position: right },
]

const draw = (path: string) =>
  render(<Navbar siteTitle="craft.js" items={items} path={path} sidebarId={undefined} hideOnScroll={false} />)

test('draws every type of item at its end of the bar', () => {
  draw('/support')
  const [left, right] = screen.getByRole('navigation', { name: 'Main' }).querySelectorAll(':scope > ul')
  expect(left?.textContent).toBe('Docs')
  expect(right?.textContent).toBe('NextExamplesLandingGitHub')
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/docs/migrating')
  expect(screen.getByRole('button', { name: 'Examples' }).getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('link', { name: 'GitHub' }).getAttribute('rel')).toBe('noopener')
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy()
})

test.each([
  ['/docs/overview', 'page'],
  ['/docs/api/editor', 'true'],
  ['/docs', 'true'],
  ['/docsy', null],
])('on %s, Documentation is marked as %j', (path, current) => {
  draw(path)
  expect(screen.getByRole('link', { name: 'Docs' }).getAttribute('aria-current')).toBe(current)
})
