// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { followMistakes } from '.'

it('shows what is wrong over the page, and takes it away when it is right', () => {
  const source = new EventTarget()
  vi.stubGlobal('EventSource', function () {
    return source
  })
  followMistakes()
  const say = (...mistakes: string[]) =>
    source.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(mistakes) }))
  const overlay = () => document.querySelector('[role=alert]')
  say('content/docs/a.mdx:3:1: <b> is never closed.\n\nClose it.')
  expect(overlay()?.textContent).toContain('content/docs/a.mdx:3:1: <b> is never closed.\n\nClose it.')
  say('one', 'two')
  expect(overlay()?.querySelectorAll('pre')).toHaveLength(2)
  say()
  expect(overlay()).toBeNull()
})
