// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { persisted } from './persisted'

const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
const parse = (text: string) => (text === 'light' || text === 'dark' ? text : null)
const mode = fc.constantFrom('light' as const, 'dark' as const, null)

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'localStorage')
  if (own) Object.defineProperty(window, 'localStorage', own)
})

describe('a choice that is kept', () => {
  it('is one of its values or none, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom('dark', '__proto__')),
        (text) => {
          localStorage.setItem('theme', text)
          expect(persisted('theme', parse).read()).toBe(parse(text))
        },
      ),
    )
  })

  it('is what was written last, whenever the store begins to fail', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    fc.assert(
      fc.property(fc.array(mode, { minLength: 1, maxLength: 6 }), fc.nat(6), (values, failsAfter) => {
        if (own) Object.defineProperty(window, 'localStorage', own)
        localStorage.clear()
        let writes = 0
        const write = Storage.prototype.setItem
        const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
          this: Storage,
          key,
          value,
        ) {
          writes += 1
          if (writes > failsAfter) throw new DOMException('Full', 'QuotaExceededError')
          write.call(this, key, value)
        })
        const theme = persisted('theme', parse)
        for (const value of values) {
          theme.write(value)
          expect(theme.read()).toBe(value)
        }
        full.mockRestore()
      }),
    )
  })
})
