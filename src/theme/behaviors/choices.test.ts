// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored } from '../state'
import { showChoices } from './choices'

const marks = document.documentElement.dataset

beforeEach(() => {
  localStorage.clear()
  for (const name of Object.keys(marks)) delete marks[name]
})

describe('before the first paint', () => {
  it.each([
    [null, 'light'],
    ['dark', 'dark'],
    ['dark"', 'light'],
    ['__proto__', 'light'],
  ])('the stored mode %j shows as %s', (stored, mode) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    showChoices(marks)
    expect(marks.theme).toBe(mode)
    expect(marks.js).toBe('')
  })

  it('the announcement that was dismissed is known, and one that was not is none', () => {
    localStorage.setItem('announcement.id', 'react-19')
    showChoices(marks)
    expect(marks.dismissed).toBeUndefined()
    localStorage.setItem('announcement.dismissed', 'true')
    showChoices(marks)
    expect(marks.dismissed).toBe('react-19')
  })

  it('storage is there for the visit where the browser blocks it, with one warning', () => {
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

  it('storage that works is left alone', () => {
    const own = localStorage
    readStored('', 'local')
    expect(localStorage).toBe(own)
  })
})
