// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { collapseDuration, installDisclosures } from './disclosure'

let wantsLessMotion = false
window.matchMedia = () => ({ matches: wantsLessMotion }) as MediaQueryList
const animate = vi.fn<Element['animate']>(() => ({}) as Animation)
Element.prototype.animate = animate
Element.prototype.getAnimations = () => []
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => 100 })

const button = () => document.querySelector<HTMLElement>('button')!

installDisclosures(document)
beforeEach(() => {
  wantsLessMotion = false
  animate.mockClear()
  document.body.innerHTML =
    '<button data-disclosure aria-expanded="false" aria-controls="list"><i></i></button><ul id="list"></ul>'
})

it('the duration grows with the height, up to 420 ms', () => {
  expect([0, 25, 100, 400, 10_000].map(collapseDuration)).toEqual([90, 150, 210, 330, 420])
})

it('opens and closes with an animation whose duration depends on the height', () => {
  button().firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(animate.mock.calls[0]![1]).toEqual({ duration: 210, easing: 'ease-in-out' })
  button().click()
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(button().hasAttribute('data-closing')).toBe(true)
  ;(animate.mock.results[1]!.value as { onfinish(): void }).onfinish()
  expect(button().hasAttribute('data-closing')).toBe(false)
})

it('is not animated for readers who prefer reduced motion', () => {
  wantsLessMotion = true
  button().click()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(animate).not.toHaveBeenCalled()
})
