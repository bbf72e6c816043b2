// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { NavbarItem } from '../../model/site'
import { Navbar } from './Navbar'

// The marked entry of each page: e2e/built/structure.test.ts.
const external = false
const right = 'right'
const items: NavbarItem[] = [
  { type: 'link', position: 'left', label: 'Docs', href: '/docs/a', external, activeBasePath: '/docs' },
  { type: 'docsVersion', position: right, label: 'Next', href: '/docs/migrating', external },
  { type: 'dropdown', position: right, label: 'Examples', items: [{ label: 'One', href: '/e/', external }] },
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

it('renders every type of item on its side, and does not mark pages that only share a path prefix', () => {
  render(
    <Navbar siteTitle="craft.js" items={items} path="/docsy" sidebarId={undefined} hideOnScroll={false} />,
  )
  const [left, right] = screen.getByRole('navigation', { name: 'Main' }).querySelectorAll(':scope > ul')
  expect(left?.textContent).toBe('Docs')
  expect(right?.textContent).toBe('NextExamplesOneGitHub')
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/docs/migrating')
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy()
  expect(document.querySelector('[aria-current]')).toBeNull()
})
