// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { installEnhancements } from './index'

it('marks the document while the reader scrolls up, and a finger that rests changes nothing', () => {
  installEnhancements(document)
  const isRising = () => document.documentElement.hasAttribute('data-rising')
  const scrollTo = (top: number) => {
    Object.assign(window, { scrollY: top })
    document.dispatchEvent(new Event('scroll'))
  }
  scrollTo(900)
  expect(isRising()).toBe(false)
  scrollTo(895)
  expect(isRising()).toBe(false)
  scrollTo(800)
  expect(isRising()).toBe(true)
  scrollTo(805)
  expect(isRising()).toBe(true)
  scrollTo(1000)
  expect(isRising()).toBe(false)
})
