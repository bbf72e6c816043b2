import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeFragment, movedTo, repairedHash, stripIndexHtml } from '.'

/** Paths as anybody may ask for them: with signs that browsers read in their own way. */
const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '\t',
        '\n',
        'r',
        'next',
        'index.html',
        '%',
        '%2f',
        '%0d%0a',
        '..',
        '@',
        ':',
      ),
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
  it('lose no more than /index.html at their end, and then stay on this origin', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const stripped = stripIndexHtml(path)
        if (path.endsWith('/index.html')) staysHere(stripped)
        else expect(stripped).toBe(path)
      }),
    )
  })

  it('are moved within this origin or not at all, whatever the prefix', () => {
    const moved = [{ from: '/old', to: '/docs/new' }]
    fc.assert(
      fc.property(anyPath, fc.constantFrom('/', '/a/'), (path, baseUrl) => {
        const target = movedTo(`${baseUrl}${path.slice(1)}`, moved, baseUrl)
        if (target === null) return
        staysHere(target)
        expect(target.startsWith(baseUrl)).toBe(true)
      }),
    )
  })
})

describe('fragments', () => {
  it('can be decoded once they are repaired, and are left alone when they could before', () => {
    fc.assert(
      fc.property(anyFragment, (hash) => {
        const repaired = repairedHash(hash)
        expect(repaired === null).toBe(isSafeFragment(hash))
        if (repaired !== null) expect(isSafeFragment(repaired)).toBe(true)
      }),
    )
  })
})
