// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showColorMode } from './colorMode'
import { setRootAttributes } from './prePaint'
import { readStored, writeStored } from './storage'

const own = Object.getOwnPropertyDescriptor(window, 'localStorage')

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'localStorage')
  delete window.storageFallback
  if (own) Object.defineProperty(window, 'localStorage', own)
})

/** Makes the browser's storage reject values for which `isRefused` is true. Returns the spy for warnings. */
function refuse(isRefused: (value: string) => boolean) {
  const write = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (isRefused(value)) throw new DOMException('full', 'QuotaExceededError')
    write.call(this, key, value)
  })
  return vi.spyOn(console, 'warn').mockImplementation(() => {})
}

it('works for the current visit, with one warning, if storage is full', () => {
  const warn = refuse((value) => value.length > 5)
  writeStored('long', 'longer than fits')
  writeStored('long', 'still too long')
  expect(readStored('long')).toBe('still too long')
  // Entries that fit are stored, and other scripts still use the browser's own storage.
  writeStored('theme', 'dark')
  expect(own?.get?.call(window)).toBe(localStorage)
  expect(localStorage.getItem('theme')).toBe('dark')
  writeStored('long', 'short')
  expect([readStored('long'), localStorage.getItem('long')]).toEqual(['short', 'short'])
  expect(warn).toHaveBeenCalledTimes(1)
})

it('returns the last written value, no matter when the browser’s storage starts to fail', () => {
  let writesLeft = 0
  refuse(() => (writesLeft -= 1) < 0)
  const values = fc.array(fc.constantFrom('light', 'dark', null), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(values, fc.nat(6), (written, count) => {
      delete window.storageFallback
      localStorage.clear()
      writesLeft = count
      for (const value of written) {
        writeStored('theme', value)
        expect(readStored('theme')).toBe(value)
      }
    }),
  )
})

const throws = () => {
  throw new DOMException('blocked', 'SecurityError')
}

it.each([
  ['is null', () => null],
  ['is undefined', () => undefined],
  ['throws on access', throws],
  ['cannot be read', () => ({ getItem: throws, setItem: throws, removeItem: throws })],
  ['is read-only', () => ({ getItem: () => 'dark', setItem: throws, removeItem: throws })],
])('choices last for the visit, and other scripts do not fail, if storage %s', (_, get) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const area of ['local', 'session'] as const) {
    Object.defineProperty(window, `${area}Storage`, { configurable: true, get })
    for (const value of ['light', null, 'dark']) {
      writeStored('theme', value, area)
      expect(readStored('theme', area)).toBe(value)
    }
    expect(window[`${area}Storage`].getItem('theme')).toBe('dark')
  }
  expect(warn).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(window, 'sessionStorage')
})

it('the color mode is light or dark, whatever is stored, before and after the first paint', () => {
  const root = document.documentElement.dataset
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom('dark', '__proto__'))
  fc.assert(
    fc.property(texts, (text) => {
      localStorage.setItem('theme', text)
      for (const show of [() => setRootAttributes(root), () => showColorMode(document)]) {
        delete root.theme
        show()
        expect(root.theme).toBe(text === 'dark' ? 'dark' : 'light')
      }
    }),
  )
})
