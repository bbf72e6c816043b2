// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { installEnhancements } from './index'

it('the wrap button wraps long lines and unwraps them again', () => {
  document.body.innerHTML = `<figure class="code"><button data-code-wrap aria-pressed="false"></button></figure>`
  installEnhancements(document)
  const figure = document.querySelector('figure')!
  const button = document.querySelector('button')!
  button.click()
  expect([figure.hasAttribute('data-wrap'), button.getAttribute('aria-pressed')]).toEqual([true, 'true'])
  button.click()
  expect([figure.hasAttribute('data-wrap'), button.getAttribute('aria-pressed')]).toEqual([false, 'false'])
})

it('the button of a folded block shows all of it and folds it again', () => {
  document.body.innerHTML = `<figure class="code" data-fold><button data-code-fold aria-expanded="false"></button></figure>`
  const figure = document.querySelector('figure')!
  const button = document.querySelector('button')!
  figure.scrollIntoView = vi.fn()
  button.click()
  expect(figure.hasAttribute('data-unfolded')).toBe(true)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(figure.scrollIntoView).not.toHaveBeenCalled()
  button.click()
  expect(figure.hasAttribute('data-unfolded')).toBe(false)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(figure.scrollIntoView).toHaveBeenCalledOnce()
})

it('marks the document while the reader scrolls up, and a finger that rests changes nothing', () => {
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
