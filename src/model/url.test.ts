import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  encodePath,
  isVersion,
  legacyTarget,
  redirectTarget,
  stripIndexHtml,
  withBase,
  withoutBase,
} from './url'

const segments = [
  'docs',
  'api',
  'support',
  'next',
  'v0.2.12',
  '0.1.0',
  '1x',
  'r',
  '',
  '%',
  '\\',
  '..',
  'evil.example',
]
const segment = fc.oneof(fc.constantFrom(...segments), fc.webSegment())
const anyLegacyPath = fc.array(segment, { maxLength: 6 }).map((rest) => ['/r', ...rest].join('/'))

const origin = 'https://craft.js.org'
const staysHere = (path: string) => new URL(path, origin).origin === origin && /^\/(?![/\\])/.test(path)

describe('legacyTarget, for a path that starts with /r/', () => {
  it.each([
    ['/r/docs/overview', '/docs/overview'],
    ['/r/docs/overview/', '/docs/overview/'],
    ['/r/next/docs/overview', '/docs/overview'],
    ['/r/docs/next/overview', '/docs/overview'],
    ['/r/docs/0.1.0/overview', '/docs/overview'],
    ['/r/0.1.0/docs/overview', '/docs/overview'],
    ['/r/v0.2.12/docs/api/editor', '/docs/api/editor'],
    ['/r/0.2.0-beta.2/docs/overview', '/docs/overview'],
    ['/r/1.0.0-rc.1+build.5/docs', '/docs'],
    ['/r/docs/api/next', '/docs/api/next'],
    ['/r/next/next/docs', '/next/docs'],
    ['/r', '/'],
    ['/r/', '/'],
    ['/r/next', '/'],
    ['/r/next/', '/'],
    ['/r/docs/next', '/docs'],
    ['/r/r/r/docs', '/r/r/docs'],
  ])('leads from %s to %s', (path, target) => {
    expect(legacyTarget(path)).toBe(target)
  })

  it.each(['/', '/docs', '/rest', '/R/docs', '/docs/r/next', 'r/docs', '//r/docs', ''])(
    'leaves %s alone',
    (path) => {
      expect(legacyTarget(path)).toBeNull()
    },
  )

  it.each([
    '1x',
    'nextfoo',
    'Next',
    'NEXT',
    '1.0',
    '1',
    'v1',
    '01.2.3',
    '0.1.x',
    '1.2.3.4',
    '1.2.3-',
    '%6eext',
    'V1.2.3',
  ])('does not take %s for a version', (segment) => {
    expect(isVersion(segment)).toBe(false)
    expect(legacyTarget(`/r/${segment}/y`)).toBe(`/${segment}/y`)
  })

  it.each([
    ['/r//evil.example', '/evil.example'],
    ['/r///evil.example', '/evil.example'],
    ['/r/next//evil.example', '/evil.example'],
    ['/r//next//evil.example', '/evil.example'],
    ['/r/\\evil.example', '/evil.example'],
    ['/r/next/\\/evil.example', '/evil.example'],
    ['/r/\t/evil.example', '/evil.example'],
    ['/r/%5Cevil.example', '/%5Cevil.example'],
    ['/r/%0d%0aSet-Cookie:a=b', '/%0d%0aSet-Cookie:a=b'],
    ['/r/https://evil.example', '/https://evil.example'],
  ])('keeps %s on this origin', (path, target) => {
    expect(legacyTarget(path)).toBe(target)
    expect(staysHere(target)).toBe(true)
  })

  it('never leaves the origin, whatever the path', () => {
    fc.assert(fc.property(anyLegacyPath, (path) => staysHere(legacyTarget(path) ?? '//')))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (rest) => staysHere(legacyTarget(`/r/${rest}`) ?? '//')),
    )
  })

  it('gets shorter at every hop, so there is no loop', () => {
    fc.assert(fc.property(anyLegacyPath, (path) => (legacyTarget(path)?.length ?? 0) < path.length))
  })

  it('drops the version wherever it stands among the first two segments', () => {
    const plain = fc
      .constantFrom('docs', 'blog', 'support')
      .chain((first) =>
        fc
          .array(fc.constantFrom('api', 'editor', 'next', '0.1.0'), { minLength: 1, maxLength: 3 })
          .map((rest) => ({ first, rest })),
      )
    const version = fc.constantFrom('next', '0.1.0', 'v0.2.12', '0.3.0-alpha.4')
    fc.assert(
      fc.property(plain, version, ({ first, rest }, dropped) => {
        const target = `/${[first, ...rest].join('/')}`
        expect(legacyTarget(`/r/${dropped}${target}`)).toBe(target)
        expect(legacyTarget(`/r/${[first, dropped, ...rest].join('/')}`)).toBe(target)
      }),
    )
  })
})

describe('stripIndexHtml, for a path that ends in /index.html', () => {
  it.each([
    ['/docs/overview/index.html', '/docs/overview'],
    ['/index.html', '/'],
    ['/docs/overview', '/docs/overview'],
    ['/docs/index.html/x', '/docs/index.html/x'],
    ['/myindex.html', '/myindex.html'],
    ['//evil.example/index.html', '/evil.example'],
    ['/\\evil.example/index.html', '/evil.example'],
  ])('turns %s into %s', (path, stripped) => {
    expect(stripIndexHtml(path)).toBe(stripped)
  })
})

describe('the path prefix (baseUrl)', () => {
  it.each([
    ['/', '/docs', '/docs'],
    ['/', '/', '/'],
    ['/craft.js/', '/docs/api', '/craft.js/docs/api'],
    ['/craft.js/', '/', '/craft.js/'],
  ])('under %s, %s is %s, and back', (baseUrl, path, address) => {
    expect(withBase(path, baseUrl)).toBe(address)
    expect(withoutBase(address, baseUrl)).toBe(path)
  })

  it('knows what lies outside', () => {
    expect(withoutBase('/docs', '/craft.js/')).toBeNull()
    expect(withoutBase('/craft.jsx', '/craft.js/')).toBeNull()
    expect(withoutBase('/craft.js', '/craft.js/')).toBe('/')
  })

  it('is undone exactly, for any path with one slash in front', () => {
    const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`)
    fc.assert(
      fc.property(path, fc.constantFrom('/', '/a/', '/a/b/'), (any, baseUrl) => {
        expect(withoutBase(withBase(any, baseUrl), baseUrl)).toBe(any)
      }),
    )
  })
})

describe('redirectTarget', () => {
  const moved = [{ from: '/old', to: '/docs/new' }]

  it.each([
    ['/old', '/', '/docs/new'],
    ['/old/', '/', '/docs/new'],
    ['/older', '/', null],
    ['/r/next/docs', '/', '/docs'],
    ['/craft.js/old', '/craft.js/', '/craft.js/docs/new'],
    ['/craft.js/r/next//evil.example', '/craft.js/', '/craft.js/evil.example'],
    ['/r/docs', '/craft.js/', null],
    ['/nowhere', '/', null],
  ])('sends %s under %s to %s', (path, baseUrl, target) => {
    expect(redirectTarget(path, moved, baseUrl)).toBe(target)
  })
})

describe('encodePath', () => {
  it.each([
    ['/docs/overview', '/docs/overview'],
    ['/größe/日本', '/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC'],
    ['/gr%C3%B6%C3%9Fe', '/gr%C3%B6%C3%9Fe'],
    ['/with space', '/with%20space'],
  ])('writes %s as %s', (path, address) => {
    expect(encodePath(path)).toBe(address)
  })
})
