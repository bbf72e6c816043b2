// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showColorMode } from './colorMode'
import { readStored, writeStored } from './storage'

const own = Object.getOwnPropertyDescriptor(window, 'localStorage')

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'localStorage')
  delete window.storageFallback
  if (own) Object.defineProperty(window, 'localStorage', own)
})

it('the color mode is light or dark, whatever is stored', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom('dark', '__proto__'))
  fc.assert(
    fc.property(texts, (text) => {
      localStorage.setItem('theme', text)
      showColorMode(document)
      expect(document.documentElement.dataset.theme).toBe(text === 'dark' ? 'dark' : 'light')
    }),
  )
})

it('storage holds what was written last, whenever the browser’s own begins to fail', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const values = fc.array(fc.constantFrom('light', 'dark', null), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(values, fc.nat(6), (written, failsAfter) => {
      delete window.storageFallback
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
      for (const value of written) {
        writeStored('theme', value)
        expect(readStored('theme')).toBe(value)
      }
      full.mockRestore()
    }),
  )
})
