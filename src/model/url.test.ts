import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodePath, redirectTarget, stripIndexHtml, withBase, withoutBase } from './url'

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
