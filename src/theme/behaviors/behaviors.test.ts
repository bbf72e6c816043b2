// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { installBehaviors } from './index'

window.matchMedia = () => ({ matches: true, addEventListener: () => {} }) as unknown as MediaQueryList

it('behaviors are installed once, however often the function is called', () => {
  document.body.innerHTML = '<button data-disclosure aria-expanded="false"></button>'
  installBehaviors(document)
  installBehaviors(document)
  const button = document.querySelector('button')!
  button.click()
  expect(button.getAttribute('aria-expanded')).toBe('true')
})
