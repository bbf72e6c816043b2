// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { followLinks } from './followLinks'

const root = document.documentElement

afterEach(() => root.removeAttribute('data-hydrated'))

it('leaves links to the browser until the router hears of moves', () => {
  vi.stubGlobal('__BASE_PATH__', '')
  const navigate = vi.fn()
  window.___navigate = navigate
  followLinks()
  document.body.innerHTML = '<a href="/support?x=1#y">Support</a>'
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    // jsdom would follow the link, which it cannot.
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    document.querySelector('a')?.dispatchEvent(event)
  }
  click()
  expect(navigate).not.toHaveBeenCalled()
  root.setAttribute('data-hydrated', '')
  click()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/support?x=1#y')
})
