import { describe, expect, it } from 'vitest'
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
      expect(() => check({ from, to: '/support' })).toThrow(`"${from}" in "from" is not a path of this site`)
    },
  )

  it('rejects unknown keys', () => {
    const misspelled = { from: '/help', to: '/support', too: '/' }
    expect(() => check(misspelled)).toThrow('content/redirects.ts, in "moved", has an unknown key "too"')
    expect(() => checkRedirects({ moved: [], movd: [] } as never, pages, process.cwd())).toThrow(
      'content/redirects.ts has an unknown key "movd".\n\nThese exist:\n- moved',
    )
  })

  it.each([
    ['/robots.txt', 'a file of the site'],
    ['/docs/overview.md', 'a file of the site'],
    ['/examples/basic', 'the page of an example'],
  ])('rejects a redirect of %s, which no host would come to', (from, what) => {
    expect(() => check({ from, to: '/' })).toThrow(`"${from}" is redirected, but it is ${what}.`)
  })

  it('accepts a redirect of a file that a page could have, and has not', () => {
    expect(check({ from: '/support.md', to: '/support' })).toHaveLength(2)
  })

  it('rejects redirects of pages, of what is redirected already, and to what is no page', () => {
    const problemWith = (...moved: { from: string; to: string }[]) => {
      try {
        check(...moved)
      } catch (error) {
        return (error as Error).message
      }
      return 'nothing'
    }
    const problems = [
      problemWith({ from: '/support', to: '/' }),
      problemWith({ from: '/r/docs', to: '/' }),
      problemWith({ from: '/docs/intro', to: '/' }),
      problemWith({ from: '/help', to: '/docs/intro' }),
      problemWith({ from: '/help', to: '/suport' }),
      problemWith({ from: '/a', to: '/b' }, { from: '/b', to: '/a' }),
    ]
    expect(problems.join('\n')).toMatchInlineSnapshot(`
      "content/redirects.ts: "/support" is redirected, but it is the page of src/pages/support.tsx.

      Remove the redirect, or move what is there.
      content/redirects.ts: "/r/docs" cannot be redirected.

      Every path under /r/ already has a rule of its own: the same path without "r" and without a version.
      "/docs/intro" is redirected twice: to "/" in content/redirects.ts and to "/docs/overview" in content/docs/overview.mdx.

      Keep one of the two.
      content/redirects.ts: "/help" leads to "/docs/intro", which is redirected itself.

      Redirect it straight to "/docs/overview".
      content/redirects.ts: "/help" leads to "/suport", which is not a page.

      The nearest pages are:
      - /support
      - /
      - /docs/overview
      There are 2 mistakes.

      1. content/redirects.ts: "/a" leads to "/b", which is redirected itself.

      The two lead to each other: remove one.

      2. content/redirects.ts: "/b" leads to "/a", which is redirected itself.

      The two lead to each other: remove one."
    `)
  })
})
