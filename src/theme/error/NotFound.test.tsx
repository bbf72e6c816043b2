// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { brokenLinkReport, NotFound } from './NotFound'

const pages = [{ label: 'Overview', href: '/docs/overview', external: false }]
const known = [
  { title: 'Nodes', path: '/docs/concepts/nodes' },
  { title: 'Support', path: '/support' },
]

/** Renders the page for a request from `referrer`. */
function visit(path: string, referrer = ''): void {
  history.replaceState(null, '', path)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  render(<NotFound pages={pages} known={known} />)
}

const hrefs = (name: string) =>
  [...screen.getByRole('navigation', { name }).querySelectorAll('a')].map((link) => link.getAttribute('href'))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('ignores the path prefix when it suggests pages', () => {
  vi.stubGlobal('__BASE_PATH__', '/a-long-prefix/of-the-site')
  visit('/a-long-prefix/of-the-site/suport')
  expect(hrefs('Suggested pages')).toEqual(['/a-long-prefix/of-the-site/support'])
  expect(screen.getByText('/a-long-prefix/of-the-site/suport')).toBeTruthy()
})

it('shows path and referrer as text, and links to a filled-in report', () => {
  visit('/<img src=x>', 'https://example.com/"><svg onload=alert(1)>')
  expect(document.querySelector('img, svg')).toBeNull()
  expect(screen.getByText('https://example.com/"><svg onload=alert(1)>')).toBeTruthy()
  const report = screen.getByText('Report the broken link').getAttribute('href') ?? ''
  expect(new URL(report).searchParams.get('body')).toContain('The link is on: https://example.com/')
})

it('asks for the page with the link if there is no referrer, and suggests nothing without a similar page', () => {
  visit('/nowhere')
  expect(screen.queryByRole('navigation', { name: 'Suggested pages' })).toBeNull()
  expect(screen.queryByText(/You followed a link/)).toBeNull()
  const body = new URL(brokenLinkReport('https://craft.js.org/x', '')).searchParams.get('body')
  expect(body).toContain('(please fill in)')
  expect(brokenLinkReport(`https://x/${'a'.repeat(9000)}`, '').length).toBeLessThan(1000)
})
