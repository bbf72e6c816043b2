import fc from 'fast-check'
import { HOST_ADDS_SLASH, type HostName } from './hosts'
import { describe, expect, it } from 'vitest'
import {
  encodePath,
  legacyTarget,
  redirectTarget,
  repairedHash,
  pageUrl,
  stripIndexHtml,
  withBase,
  withoutBase,
} from './url'

it.each([
  ['/docs/overview/index.html', '/docs/overview'],
  ['/index.html', '/'],
  ['/docs/index.html/x', '/docs/index.html/x'],
])('a trailing /index.html is removed: %s becomes %s', (path, stripped) => {
  expect(stripIndexHtml(path)).toBe(stripped)
})

describe('the path prefix (baseUrl)', () => {
  it.each([
    ['/', '/docs', '/docs'],
    ['/', '/', '/'],
    ['/craft.js/', '/docs/api', '/craft.js/docs/api'],
    ['/craft.js/', '/', '/craft.js/'],
  ])('under %s, %s becomes %s and back', (baseUrl, path, address) => {
    expect(withBase(path, baseUrl)).toBe(address)
    expect(withoutBase(address, baseUrl)).toBe(path)
  })

  it('recognizes paths outside it', () => {
    expect(withoutBase('/docs', '/craft.js/')).toBeNull()
    expect(withoutBase('/craft.jsx', '/craft.js/')).toBeNull()
    expect(withoutBase('/craft.js', '/craft.js/')).toBe('/')
  })

  it('can be removed exactly, for any path with one leading slash', () => {
    const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`)
    fc.assert(
      fc.property(path, fc.constantFrom('/', '/a/', '/a/b/'), (any, baseUrl) => {
        expect(withoutBase(withBase(any, baseUrl), baseUrl)).toBe(any)
      }),
    )
  })
})

const moved = [{ from: '/old', to: '/docs/new' }]

it.each([
  ['/docs/overview', '/docs/overview'],
  ['/größe/日本', '/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC'],
  ['/gr%C3%B6%C3%9Fe', '/gr%C3%B6%C3%9Fe'],
  ['/with space', '/with%20space'],
])('%s is encoded as %s', (path, address) => {
  expect(encodePath(path)).toBe(address)
})

/** Request paths, with characters that browsers handle specially. */
const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '\\', '\t', 'r', 'next', 'index.html', '%', '%2f', '%0d%0a', '..', '@', ':'),
      fc.webSegment(),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => `/${parts.join('')}`)

const anyFragment = fc
  .array(fc.oneof(fc.constantFrom('%', '%E0', '%A4', '%C3%BC', '#'), fc.string({ maxLength: 3 })))
  .map((parts) => `#${parts.join('')}`)

const origin = 'https://craft.js.org'
const staysHere = (target: string) => expect(new URL(target, origin).origin).toBe(origin)

describe('addresses', () => {
  it('lose only a trailing /index.html, and stay on this origin', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const stripped = stripIndexHtml(path)
        if (path.endsWith('/index.html')) staysHere(stripped)
        else expect(stripped).toBe(path)
      }),
    )
  })

  it('redirect within this origin or not at all, with any prefix', () => {
    fc.assert(
      fc.property(anyPath, fc.constantFrom('/', '/a/'), (path, baseUrl) => {
        for (const requested of [path, `/r${path}`]) {
          const target = redirectTarget(`${baseUrl}${requested.slice(1)}`, moved, baseUrl)
          if (target === null) continue
          staysHere(target)
          expect(target.startsWith(baseUrl)).toBe(true)
        }
      }),
    )
  })
})

// Targets of each kind of old address: tools/deploy/oldAddresses.test.ts.
it('old addresses get shorter with every redirect, so there is no loop', () => {
  fc.assert(fc.property(anyPath, (path) => (legacyTarget(`/r${path}`)?.length ?? 0) < path.length + 2))
})

it('fragments can be decoded after repair, and stay unchanged if they already could', () => {
  fc.assert(
    fc.property(anyFragment, (hash) => {
      const repaired = repairedHash(hash)
      expect(() => decodeURI(repaired ?? hash)).not.toThrow()
      if (repaired !== null) expect(() => decodeURI(hash)).toThrow()
    }),
  )
})

describe('the address of a page', () => {
  const at = (host: HostName | '', path: string) =>
    pageUrl({ url: 'https://craft.js.org', baseUrl: '/craft.js/', host }, path)

  it.each(Object.entries(HOST_ADDS_SLASH) as [HostName, boolean][])(
    'on %s is the one that answers without a redirect; ends in a slash: %s',
    (host, hasSlash) => {
      const end = hasSlash ? '/' : ''
      expect(at(host, '/docs/migrating/migrating-0.1.x')).toBe(
        `https://craft.js.org/craft.js/docs/migrating/migrating-0.1.x${end}`,
      )
      expect(at(host, '/docs/')).toBe(`https://craft.js.org/craft.js/docs${end}`)
      expect(at(host, '/')).toBe('https://craft.js.org/craft.js/')
    },
  )

  it('has no slash at the end if no host is named', () => {
    expect(at('', '/docs/overview/')).toBe('https://craft.js.org/craft.js/docs/overview')
  })
})
