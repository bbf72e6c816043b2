// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored, writeStored } from './storage'

const own = Object.getOwnPropertyDescriptor(window, 'localStorage')

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'localStorage')
  delete window.storageFallback
  if (own) Object.defineProperty(window, 'localStorage', own)
})

describe('storage', () => {
  it('reads what was written, and removes it', () => {
    writeStored('theme', 'dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(readStored('theme')).toBe('dark')
    writeStored('theme', null)
    expect(localStorage.getItem('theme')).toBeNull()
    expect(readStored('theme')).toBeNull()
  })

  it('works for the visit, with one warning, when storage is full', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const write = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.length > 5) throw new DOMException('full', 'QuotaExceededError')
      write.call(this, key, value)
    })
    writeStored('long', 'longer than fits')
    writeStored('long', 'still too long')
    expect(readStored('long')).toBe('still too long')
    // Entries that fit are stored, and the browser's storage stays that of all other scripts.
    writeStored('theme', 'dark')
    expect(own?.get?.call(window)).toBe(localStorage)
    expect(localStorage.getItem('theme')).toBe('dark')
    writeStored('long', 'short')
    expect([readStored('long'), localStorage.getItem('long')]).toEqual(['short', 'short'])
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('works for the visit, with one warning, when storage is blocked', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(readStored('theme')).toBeNull()
    writeStored('theme', 'dark')
    expect(readStored('theme')).toBe('dark')
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
