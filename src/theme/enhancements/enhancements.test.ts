// @vitest-environment jsdom
import { expect, it } from 'vitest'
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
