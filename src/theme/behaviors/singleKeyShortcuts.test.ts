// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { areSingleKeysOn, isTyping, setSingleKeys } from './singleKeyShortcuts'

beforeEach(() => localStorage.clear())

/** Whether a press of `?` on the innermost element of `html` counts as typing. */
function isTypingIn(html: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html
  const event = new KeyboardEvent('keydown', { key: '?', bubbles: true, ...init })
  let inner: Element = document.body
  while (inner.firstElementChild) inner = inner.firstElementChild
  inner.dispatchEvent(event)
  return isTyping(event)
}

test.each(['<input />', '<textarea></textarea>', '<select></select>', '<div contenteditable><b></b></div>'])(
  'a key in %s is typed into the field',
  (html) => expect(isTypingIn(html)).toBe(true),
)

test.each(['ctrlKey', 'metaKey', 'altKey'])('a key with %s is another shortcut', (modifier) =>
  expect(isTypingIn('<p></p>', { [modifier]: true })).toBe(true),
)

test('a key outside of fields, with or without Shift, can be a shortcut', () => {
  expect(isTypingIn('<button></button>')).toBe(false)
  expect(isTypingIn('<p></p>', { shiftKey: true })).toBe(false)
})

test('shortcuts of one key are on until the reader turns them off', () => {
  expect(areSingleKeysOn()).toBe(true)
  setSingleKeys(false)
  expect(areSingleKeysOn()).toBe(false)
  expect(localStorage.getItem('shortcuts.single-key')).toBe('off')
  setSingleKeys(true)
  expect(areSingleKeysOn()).toBe(true)
})

test('unknown text in storage leaves them on', () => {
  localStorage.setItem('shortcuts.single-key', 'maybe')
  expect(areSingleKeysOn()).toBe(true)
})
