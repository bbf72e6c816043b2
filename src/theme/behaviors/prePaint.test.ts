// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setRootAttributes } from './prePaint'
import { readStored } from './storage'

const root = document.documentElement.dataset

beforeEach(() => {
  localStorage.clear()
  for (const name of Object.keys(root)) delete root[name]
  delete window.storageFallback
})

describe('before the first paint', () => {
  it.each([
    [null, 'light'],
    ['dark', 'dark'],
    ['dark"', 'light'],
    ['__proto__', 'light'],
  ])('the stored mode %j shows as %s', (stored, mode) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    setRootAttributes(root)
    expect(root.theme).toBe(mode)
    expect(root.js).toBe('')
  })

  it('the announcement counts as dismissed only once the reader dismissed it', () => {
    localStorage.setItem('announcement.id', 'react-19')
    setRootAttributes(root)
    expect(root.dismissed).toBeUndefined()
    localStorage.setItem('announcement.dismissed', 'true')
    setRootAttributes(root)
    expect(root.dismissed).toBe('react-19')
  })

  it('storage that the browser blocks is replaced for the visit, with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const areas = ['local', 'session'] as const
    const own = areas.map((area) => Object.getOwnPropertyDescriptor(window, `${area}Storage`))
    for (const area of areas) {
      Object.defineProperty(window, `${area}Storage`, {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
      readStored('', area)
    }
    localStorage.setItem('a', '1')
    expect([localStorage.getItem('a'), localStorage.getItem('b')]).toEqual(['1', null])
    expect(sessionStorage.getItem('a')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
    areas.forEach((area, at) => {
      Reflect.deleteProperty(window, `${area}Storage`)
      if (own[at]) Object.defineProperty(window, `${area}Storage`, own[at])
    })
  })
})
