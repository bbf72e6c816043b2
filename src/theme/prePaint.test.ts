// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prePaintScript } from './prePaint'

const root = document.documentElement

/** Runs the script as a browser would. */
function run(announcementId: string | null = 'react-19'): void {
  new Function(prePaintScript({ announcementId }))()
}

beforeEach(() => {
  localStorage.clear()
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
})
afterEach(() => vi.restoreAllMocks())

describe('the script before the first paint', () => {
  it.each([
    [null, 'light'],
    ['dark', 'dark'],
    ['dark"', 'light'],
    ['__proto__', 'light'],
  ])('shows the stored mode %j as %s', (stored, mode) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    run()
    expect(root.dataset.theme).toBe(mode)
    expect(root.dataset.js).toBe('')
  })

  it('hides the announcement that was dismissed, and no other', () => {
    localStorage.setItem('announcement.id', 'react-19')
    localStorage.setItem('announcement.dismissed', 'true')
    run('layers')
    expect(root.dataset.announcementDismissed).toBeUndefined()
    run('react-19')
    expect(root.dataset.announcementDismissed).toBe('')
  })

  it('puts storage that lasts for the visit where storage is blocked, with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const own = ['localStorage', 'sessionStorage'].map(
      (area) => [area, Object.getOwnPropertyDescriptor(window, area)!] as const,
    )
    for (const [area] of own) {
      Object.defineProperty(window, area, {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
    run()
    localStorage.setItem('a', '1')
    expect([localStorage.getItem('a'), localStorage.getItem('b'), localStorage.length]).toEqual([
      '1',
      null,
      1,
    ])
    expect(sessionStorage.getItem('a')).toBeNull()
    expect(root.dataset.theme).toBe('light')
    expect(warn).toHaveBeenCalledTimes(1)
    for (const [area, descriptor] of own) Object.defineProperty(window, area, descriptor)
  })

  it('cannot be ended early by an id', () => {
    expect(prePaintScript({ announcementId: '</script><script>' })).not.toContain('</script')
  })
})
