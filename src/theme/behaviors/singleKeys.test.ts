// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isTyping } from './singleKeys'

/** Whether a press of `?` inside `html`, on its innermost element, counts as typing. */
function answer(html: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html
  const event = new KeyboardEvent('keydown', { key: '?', bubbles: true, ...init })
  let inner: Element = document.body
  while (inner.firstElementChild) inner = inner.firstElementChild
  inner.dispatchEvent(event)
  return isTyping(event)
}

test.each(['<input />', '<textarea></textarea>', '<select></select>', '<div contenteditable><b></b></div>'])(
  'a key in %s belongs to the field',
  (html) => expect(answer(html)).toBe(true),
)

test.each(['ctrlKey', 'metaKey', 'altKey'])('a key with %s is another shortcut', (modifier) =>
  expect(answer('<p></p>', { [modifier]: true })).toBe(true),
)

test('a key in the page, with Shift or without, is free', () => {
  expect(answer('<button></button>')).toBe(false)
  expect(answer('<p></p>', { shiftKey: true })).toBe(false)
})
