// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { prefetchOnHover } from './prefetchOnHover'

const fetched = vi.fn(() => Promise.resolve())

/** Hovers every link in `html` and returns the fetched paths. */
function pointAt(html: string): string[] {
  document.body.innerHTML = html
  for (const link of document.querySelectorAll('a > b'))
    for (let times = 0; times < 2; times += 1) link.dispatchEvent(new Event('pointerover', { bubbles: true }))
  return (fetched.mock.calls as unknown as [string][]).map(([url]) => new URL(url).pathname)
}

const links = ['/base/a', '/base/examples/basic/', '#x', '/other', 'https://example.com/base/x']
  .map((href) => `<a href="${href}"><b></b></a>`)
  .join('')

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})

test('does nothing in browsers with speculation rules', () => {
  Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' })
  prefetchOnHover('/base')
  expect(pointAt(links)).toEqual([])
})

test('prefetches a hovered page once in other browsers, until hydration', () => {
  Object.assign(HTMLScriptElement, { supports: () => false })
  prefetchOnHover('/base')
  expect(pointAt(links)).toEqual(['/base/a'])
  document.documentElement.setAttribute('data-hydrated', '')
  expect(pointAt('<a href="/base/b"><b></b></a>')).toEqual(['/base/a'])
  document.documentElement.removeAttribute('data-hydrated')
})
