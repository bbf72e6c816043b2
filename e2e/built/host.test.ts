import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import site from '../../content/site'
import { type Host, startHost } from '../host'
import { routes } from '../routes'
import { htmlOf } from './pages'

let host: Host
beforeAll(async () => void (host = await startHost({ root: 'public', port: 0, base: site.baseUrl })))
afterAll(() => host.close())

const ask = (path: string) => fetch(host.url + path, { redirect: 'manual' })

it.each(routes)('serves the page at $path, with and without a trailing slash', async ({ path }) => {
  for (const address of path === '' ? [path] : [path, `${path}/`]) {
    const response = await ask(address)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(htmlOf(path))
  }
})

// Addresses without a page: e2e/host/host.test.ts.
it('lets browsers cache every hashed file', async () => {
  const hashed = readdirSync('public').filter((file) => /[-.][0-9a-f]{8,}\.(?:js|css)$/.test(file))
  const kept = await Promise.all(
    hashed.map(async (file) => (await ask(file)).headers.get('cache-control')?.includes('immutable')),
  )
  expect(hashed.length).toBeGreaterThan(20)
  expect(hashed.filter((_, index) => !kept[index])).toEqual([])
})

/** Sites that may frame a page according to the policy in its headers, and the paths with that policy. */
// prettier-ignore
test.each([
  [
    'nobody frames a page',
    ["'none'"],
    '/ /support /docs /docs/ /docs/overview /docs/nowhere /examples /examples/ /examples/index.html /404 /404.html',
  ],
  ['only this site may frame the example editors', ["'self'"], '/examples/basic /examples/landing/ /examples/basic/index.html'],
  ['the not-found page at other paths has only its meta tag', [], '/nowhere /examples/nowhere /examples/basic/nowhere.js'],
])('%s, and no header is sent twice', async (_, ancestors, paths) => {
  for (const path of paths.split(' ')) {
    const { headers } = await fetch(host.url + path.slice(1))
    const policy = headers.get('content-security-policy') ?? ''
    const framing = [...policy.matchAll(/frame-ancestors ([^;]*)/g)].map(([, who]) => who)
    expect(framing, path).toEqual(ancestors)
    expect(policy.match(/default-src/g) ?? [], path).toHaveLength(ancestors.length)
    expect(headers.get('x-frame-options'), path).toBe('SAMEORIGIN')
    expect(headers.get('cache-control'), path).toMatch(/^(?:public, max-age=0, must-revalidate|no-store)$/)
  }
})

test('Markdown versions are served as UTF-8 Markdown and excluded from search engines', async () => {
  const { headers } = await ask('docs/overview.md')
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})
