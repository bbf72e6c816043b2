import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import redirects from '../../content/redirects'
import { legacyTarget, withBase } from '../../src/model/url'
import { hostFiles, nginxRedirects } from '../../src/build/hosting'
import { anyLegacyPath } from './anyLegacyPath'
import { readRedirects } from '../../e2e/host/rules'

const pages = [
  ...[
    '/',
    '/support',
    '/search',
    '/blog/archive',
    '/blog/release-0-2-12',
    '/docs',
    '/docs/overview',
    '/docs/dev',
  ],
  ...['/docs/api/editor', '/docs/api/useNode', '/docs/concepts/nodes', '/docs/migrating/migrating-0.1.x'],
  // A page that is called like a version must not lead the rules astray.
  '/docs/0.9.0/odd',
]
const moved = [{ from: '/old', to: '/support' }]
/** The text of `_redirects`. */
const redirectsFile = (baseUrl: string) =>
  hostFiles({ headers: [], moved, pages, versions: redirects.versions, baseUrl }).find(
    ({ path }) => path === '_redirects',
  )?.text ?? ''

async function netlifyRules(baseUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'redirects-'))
  const file = path.join(folder, '_redirects')
  writeFileSync(file, redirectsFile(baseUrl))
  const rules = await readRedirects(file)
  rmSync(folder, { recursive: true })
  return rules
}

/** Hosts ignore a slash at the end; so do we when we compare. */
const plain = (target: string) => target.replace(/(?<=.)\/$/, '')

describe.each(['/', '/craft.js/'])('_redirects under %s', (baseUrl) => {
  let rules: Awaited<ReturnType<typeof readRedirects>>
  const ask = (pathname: string) => rules(withBase(pathname, baseUrl))?.location ?? null
  beforeAll(async () => void (rules = await netlifyRules(baseUrl)))

  it.each([
    ['/old', '/support'],
    ['/r', '/'],
    ['/r/next', '/'],
    ['/r/docs/api/editor', '/docs/api/editor'],
    ['/r/docs/overview', '/docs/overview'],
    ['/r/docs/next/overview', '/docs/overview'],
    ['/r/next/docs/overview', '/docs/overview'],
    ['/r/docs/0.1.0/api/editor', '/docs/api/editor'],
    ['/r/v0.2.12/docs/api/editor', '/docs/api/editor'],
    ['/r/0.2.0-beta.2/blog/archive', '/blog/archive'],
    ['/r/support', '/support'],
    ['/r/next/support', '/support'],
  ])('sends %s to %s', (from, to) => {
    expect(ask(from)).toBe(withBase(to, baseUrl))
  })

  it.each([
    '/r/docs/9.9.9/overview',
    '/r/9.9.9/docs',
    '/r//evil.example',
    '/r/next//evil.example',
    '/docs',
    '/nowhere',
  ])('leaves %s to 404.html', (pathname) => {
    expect(ask(pathname)).toBeNull()
  })

  it('answers what legacyTarget says, or nothing', () => {
    let answered = 0
    const holds = (pathname: string) => {
      const location = ask(pathname)
      if (location === null) return
      answered++
      expect(plain(location)).toBe(plain(withBase(legacyTarget(pathname) ?? 'nothing', baseUrl)))
    }
    fc.assert(fc.property(anyLegacyPath, holds))
    expect(answered).toBeGreaterThan(100)
  })

  it('has no rule whose target can name another host', () => {
    expect(
      redirectsFile(baseUrl)
        .split('\n')
        .filter((line) => line.includes(` ${baseUrl}:splat `)),
    ).toEqual([])
  })
})

/** What nginx does with its map: the first expression that matches the raw address. */
function nginxTarget(requestUri: string, baseUrl: string): string | null {
  for (const { pattern, to } of nginxRedirects({ moved, baseUrl })) {
    const match = new RegExp(pattern).exec(requestUri)
    if (match !== null) return to.replace(/\$([a-z]+)/g, (_, name: string) => match.groups?.[name] ?? '')
  }
  return null
}

describe.each(['/', '/craft.js/'])('the nginx map under %s', (baseUrl) => {
  it.each([
    ['/old/?a=1', '/support'],
    ['/docs/overview/index.html?a', '/docs/overview'],
    ['/index.html', '/'],
    ['//evil.example/index.html', '/evil.example'],
    ['/docs/overview', null],
    ['/rest', null],
    ['/older', null],
  ])('sends %s to %s', (from, to) => {
    const address = baseUrl + from.slice(1)
    expect(nginxTarget(address, baseUrl)).toBe(to === null ? null : withBase(to, baseUrl))
  })

  it('answers every path under /r exactly as legacyTarget does', () => {
    const query = fc.constantFrom('', '?', '?q=/next/', '?a?b')
    fc.assert(
      fc.property(anyLegacyPath, query, (pathname, search) => {
        // "?" would begin a query in a raw address, and line breaks never get that far.
        fc.pre(!/[?\s]/.test(pathname))
        const expected = withBase(legacyTarget(pathname) ?? 'nothing', baseUrl)
        expect(nginxTarget(withBase(pathname, baseUrl) + search, baseUrl)).toBe(expected)
      }),
    )
  })
})
