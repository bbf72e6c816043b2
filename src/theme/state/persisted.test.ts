// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { persisted } from './persisted'

const parse = (text: string) => (text === 'light' || text === 'dark' ? text : null)

const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
const freshPersisted = () => persisted('theme', parse)

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'localStorage')
  if (own) Object.defineProperty(window, 'localStorage', own)
})

describe('persisted', () => {
  it('reads what it wrote and forgets it again', () => {
    const theme = freshPersisted()
    theme.write('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(theme.read()).toBe('dark')
    theme.write(null)
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it.each(['', '__proto__', '<script>', 'dark"'])('takes the stored text %j for nothing', (text) => {
    localStorage.setItem('theme', text)
    expect(freshPersisted().read()).toBeNull()
  })

  it('tells subscribers about changes here and in other tabs', () => {
    const theme = freshPersisted()
    const listener = vi.fn()
    const stop = theme.subscribe(listener)
    theme.write('dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    theme.write('light')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('works for the visit with one warning when storage is full', () => {
    const theme = freshPersisted()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    theme.write('light')
    theme.write('dark')
    expect(theme.read()).toBe('dark')
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('works for the visit with one warning when storage is blocked', () => {
    const theme = freshPersisted()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(theme.read()).toBeNull()
    theme.write('dark')
    expect(theme.read()).toBe('dark')
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
