// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { installEnhancements } from './installEnhancements'

it('marks the document while the reader scrolls up; a resting finger changes nothing', () => {
  installEnhancements(document)
  const isRising = () => document.documentElement.hasAttribute('data-rising')
  const scrollTo = (top: number) => {
    Object.assign(window, { scrollY: top })
    document.dispatchEvent(new Event('scroll'))
  }
  for (const [top, expected] of [
    [900, false],
    [895, false],
    [800, true],
    [805, true],
    [1000, false],
  ] as const) {
    scrollTo(top)
    expect(isRising(), String(top)).toBe(expected)
  }
})
