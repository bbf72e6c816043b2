// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { installCodeBlocks } from './codeBlocks'

it('the wrap button wraps long lines and unwraps them again', () => {
  document.body.innerHTML = `<figure class="code"><button data-code-wrap aria-pressed="false"></button></figure>`
  installCodeBlocks(document)
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
