// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import site from '../../content/site'
import { installEnhancements } from '../theme/interactions/afterHydration'
import { SiteLayout } from './SiteLayout'

const nodes = ['docs', 'cookbook'].map((sidebarId) => ({
  sidebarId,
  items: [{ type: 'link', docId: sidebarId, title: `First of ${sidebarId}`, path: `/docs/${sidebarId}` }],
}))
const navbar = nodes.map(({ sidebarId }) => ({
  ...{ type: 'docSidebar', position: 'left', label: `To ${sidebarId}`, sidebarId },
  ...{ href: `/docs/${sidebarId}/first`, external: false },
}))
vi.mock('gatsby', () => ({
  graphql: () => null,
  useStaticQuery: () => ({ siteLinks: { navbar }, allSidebar: { nodes } }),
}))

beforeAll(() => installEnhancements(document))
test.each([true, false])(
  'with hideOnScroll: %s, the navbar hides on scrolling down accordingly',
  (hideOnScroll) => {
    Object.assign(site.navbar, { hideOnScroll })
    render(<SiteLayout path="/support">Support</SiteLayout>)
    const isHiddenAt = (top: number) => {
      Object.assign(window, { scrollY: top })
      document.dispatchEvent(new Event('scroll'))
      return screen.getByRole('banner').hasAttribute('data-hidden')
    }
    expect(isHiddenAt(1200)).toBe(hideOnScroll)
    expect(isHiddenAt(900)).toBe(false)
  },
)

test.each([
  ['/docs/docs', 'docs'],
  ['/docs/cookbook', 'cookbook'],
  ['/docs/unlisted', 'docs'],
  ['/docs', 'docs'],
  ['/support', null],
])('%s is shown with the sidebar %s, and only its entry of the navbar is marked', (path, sidebarId) => {
  render(<SiteLayout path={path}>A page</SiteLayout>)
  const sidebar = screen.queryByRole('navigation', { name: 'Documentation' })
  expect(sidebar?.textContent ?? null).toBe(sidebarId && `First of ${sidebarId}`)
  const marked = within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual(sidebarId ? [`To ${sidebarId}`] : [])
})
