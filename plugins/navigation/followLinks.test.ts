// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { followLinks } from './followLinks'

it('follows links to other pages, and not those within the page', () => {
  vi.stubGlobal('__BASE_PATH__', '')
  const navigate = vi.fn()
  window.___navigate = navigate
  followLinks()
  document.body.innerHTML = '<a href="/support?x=1#y">Support</a><a href="#top">Top</a>'
  // jsdom would follow the links, which it cannot.
  addEventListener('click', (event) => event.preventDefault())
  for (const link of document.querySelectorAll('a'))
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`${location.origin}/support?x=1#y`)
})
