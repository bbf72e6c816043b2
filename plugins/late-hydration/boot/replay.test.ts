// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { HYDRATED, HYDRATED_EVENT } from '../../../src/model/hydration'
import { isIntent } from './boot'
import { recordForReplay } from './replay'

afterEach(() => document.body.replaceChildren())

/** Which of the events is an intent on the element that `selector` finds. */
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
  ['s', [true, true, true]],
])('a press on, a pointer over and Tab on <%s> are intents: %j', (selector, expected) => {
  document.body.innerHTML =
    '<main tabindex="-1"><button><b></b></button><a href="/x"><i></i></a><p></p><div data-replay><u></u></div><div data-any-intent><s></s></div></main>'
  expect(intents(selector, press(), over(), key('Tab'))).toEqual(expected)
})

test('an intent is a key that types, not one that navigates', () => {
  const events = ['/', 'k', 'Tab', 'PageDown', ' '].map(key)
  expect(intents('body', ...events)).toEqual([true, true, false, false, false])
})

test('starts React when a click needs it, and replays clicks and typing after hydration', () => {
  document.body.innerHTML =
    '<button id="react"></button><button data-owned></button><input id="box" type="checkbox"><input id="text">'
  const start = vi.fn()
  recordForReplay(start, ({ target }) => (target as Element).matches('[data-owned]'))
  const clicks: string[] = []
  const button = document.querySelector('#react') as HTMLElement
  const box = document.querySelector('#box') as HTMLInputElement
  const text = document.querySelector('#text') as HTMLInputElement
  document.querySelector<HTMLElement>('[data-owned]')?.click()
  expect(start).not.toHaveBeenCalled()
  button.click()
  expect(start).toHaveBeenCalledOnce()
  box.click()
  text.value = 'abc'
  expect(box.checked).toBe(false)

  document.addEventListener('click', (event) => clicks.push((event.target as Element).id || 'owned'))
  document.addEventListener('input', (event) => clicks.push(`typed in ${(event.target as Element).id}`))
  document.documentElement.setAttribute(HYDRATED, '')
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  expect(clicks).toEqual(['react', 'box', 'typed in box', 'typed in text'])
  expect(box.checked).toBe(true)
  document.documentElement.removeAttribute(HYDRATED)
})
