// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { HYDRATED_EVENT } from '../../../src/model/hydration'
import { isIntent } from './boot'
import { recordForReplay } from './replay'

// Clicks and typing before hydration: e2e/site/beforeHydration.spec.ts.
/** Events that are an intent on the element that matches `selector`. */
function intents(selector: string, ...events: Event[]): boolean[] {
  return events.map((event) => {
    let intent = false
    addEventListener(event.type, () => (intent = isIntent(event)), { once: true })
    document.querySelector(selector)!.dispatchEvent(event)
    return intent
  })
}
const press = () => new Event('pointerdown', { bubbles: true })
const over = () => new Event('pointerover', { bubbles: true })
const key = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true })

test.each([
  ['b', [true, false, false]],
  ['u', [true, false, false]],
  ['i', [false, false, false]],
  ['p', [false, false, false]],
  ['s', [true, true, false]],
])('a press on, a pointer over and Tab on <%s> are intents: %j', (selector, expected) => {
  document.body.innerHTML =
    '<main tabindex="-1"><button><b></b></button><a href="/x"><i></i></a><p></p><div data-replay><u></u></div><div data-any-intent><s></s></div></main>'
  expect(intents(selector, press(), over(), key('Tab'))).toEqual(expected)
})

test('an intent is a key that types, not one that navigates', () => {
  const events = ['/', 'k', 'Tab', 'PageDown', ' '].map(key)
  expect(intents('body', ...events)).toEqual([true, true, false, false, false])
})

test('a click on a checkbox starts React, which then receives the click, only once', () => {
  document.body.innerHTML = '<input type="checkbox">'
  const box = document.querySelector('input')!
  const start = vi.fn()
  let isOver = false
  recordForReplay(start, () => isOver)
  box.click()
  expect([start.mock.calls.length, box.checked]).toEqual([1, false])
  isOver = true
  dispatchEvent(new Event(HYDRATED_EVENT))
  expect(box.checked).toBe(true)
})
