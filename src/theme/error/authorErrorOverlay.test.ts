// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { showAuthorErrors } from './authorErrorOverlay'

it('shows every error over the page, and hides the overlay when they are fixed', () => {
  const source = new EventTarget()
  vi.stubGlobal('EventSource', function () {
    return source
  })
  showAuthorErrors()
  const send = (...messages: string[]) =>
    source.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(messages) }))
  const overlay = () => document.querySelector('[role=alert]')
  send('content/docs/a.mdx:3:1: <b> is never closed.\n\nClose it.')
  expect(overlay()?.textContent).toContain('content/docs/a.mdx:3:1: <b> is never closed.\n\nClose it.')
  send('one', 'two')
  expect(overlay()?.querySelectorAll('pre')).toHaveLength(2)
  send()
  expect(overlay()).toBeNull()
})
