import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Link } from './Link'

it.each([
  ['/support', '<a href="/craft.js/support">'],
  ['#props', '<a href="#props">'],
  ['https://example.org/', '<a rel="noopener" href="https://example.org/">'],
  ['//example.org/', '<a rel="noopener" href="//example.org/">'],
  ['mailto:someone@example.org', '<a rel="noopener" href="mailto:someone@example.org">'],
])('a link to %s has the path prefix of this site, or noopener', (href, tag) => {
  vi.stubGlobal('__BASE_PATH__', '/craft.js')
  expect(renderToStaticMarkup(<Link href={href}>Text</Link>)).toBe(`${tag}Text</a>`)
})
