import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../fixtures/messagesOf'
import { checkRedirects } from './checkRedirects'

const pages = [
  { path: '/', sourcePath: 'src/pages/index.tsx' },
  { path: '/support', sourcePath: 'src/pages/support.tsx' },
  { path: '/docs/overview', sourcePath: 'content/docs/overview.mdx', redirectFrom: ['/docs/intro'] },
]
const check = (...moved: { from: string; to: string }[]) => checkRedirects({ moved }, pages, process.cwd())

describe('checkRedirects', () => {
  it('collects redirects from configuration and pages', () => {
    expect(check({ from: '/help', to: '/support' })).toEqual([
      { from: '/help', to: '/support' },
      { from: '/docs/intro', to: '/docs/overview' },
    ])
  })

  it.each(['help', '//help', '/help/', '/help?a', '/help#a', '/he lp', '/help/*', '/:help', '/\\evil'])(
    'rejects %s',
    (from) => {
      expect(() => check({ from, to: '/support' })).toThrow(`"${from}" in "from" is not a path on this site`)
    },
  )

  it('accepts a redirect from a file that a page could have but does not', () => {
    expect(check({ from: '/support.md', to: '/support' })).toHaveLength(2)
  })

  it('rejects redirects from pages, files, and redirected paths, and to paths without a page', async () => {
    const one = (from: string, to: string) => [{ from, to }]
    const problems = await messagesOf(
      ...[
        one('/robots.txt', '/'),
        one('/docs/overview.md', '/'),
        one('/examples/basic', '/'),
        one('/support', '/'),
        one('/r/docs', '/'),
        one('/docs/intro', '/'),
        one('/help', '/docs/intro'),
        one('/help', '/suport'),
        [...one('/a', '/b'), ...one('/b', '/a')],
      ].map((moved) => () => check(...moved)),
    )
    expect(problems).toMatchInlineSnapshot(`
      "content/redirects.ts: "/robots.txt" is redirected, but it is a file of the site.
        Remove the redirect, or move the page or file.
      content/redirects.ts: "/docs/overview.md" is redirected, but it is a file of the site.
      content/redirects.ts: "/examples/basic" is redirected, but it is the page of an example.
      content/redirects.ts:10: "/support" is redirected, but it is the page of src/pages/support.tsx.
      content/redirects.ts: "/r/docs" cannot be redirected.
        Every path under /r/ already redirects to the same path without "r" and without a version.
      "/docs/intro" is redirected twice: to "/" in content/redirects.ts and to "/docs/overview" in content/docs/overview.mdx.
        Keep one of the two.
      content/redirects.ts: "/help" leads to "/docs/intro", which is redirected itself.
        Redirect it directly to "/docs/overview".
      content/redirects.ts: "/help" leads to "/suport", which is not a page.
        Closest paths:
        - /support
        - /
        - /docs/overview
      content/redirects.ts: "/a" leads to "/b", which is redirected itself.
        The two redirect to each other. Remove one.
      content/redirects.ts: "/b" leads to "/a", which is redirected itself."
    `)
  })
})
