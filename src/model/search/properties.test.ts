import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf, markTerms } from './marks'
import { termsOf, tokensOf, wordsOf } from './tokens'

/** Text that readers and authors might type: names, markup, regular expression characters, and any script. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('canMoveIn', 'useNode()', '<img src=x>', '(a+)+$', '\\', '[', '’s', 'ñandú', '🎈'),
      fc.lorem({ maxCount: 3 }),
      fc.constant('x'.repeat(999)),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(' '))

describe('words', () => {
  it('are found in any text, in lowercase and without white space', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of [...wordsOf(text), ...tokensOf(text), ...termsOf(text)]) {
          expect(word).toBe(word.toLowerCase())
          expect(word).not.toMatch(/\s/)
        }
      }),
    )
  })

  it('are marked in any text without changing it', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 4 }), (text, terms) => {
        expect(markTerms(text, terms).join('')).toBe(text)
      }),
    )
  })

  it('are marked at any length', () => {
    expect(markTerms('useNode', ['x'.repeat(40_000), 'node'])).toEqual(['use', 'Node', ''])
  })

  it('appear in excerpts of limited length', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(40), (text, query, times) => {
        const long = `${text} `.repeat(times + 1)
        expect(excerptOf(long, wordsOf(query)).join('').length).toBeLessThanOrEqual(180)
      }),
    )
  })
})
