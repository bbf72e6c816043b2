// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { HYDRATED, HYDRATED_EVENT } from '../../../src/model/hydration'
import { isIntent } from './intents'
import { recordForReplay } from './replay'

afterEach(() => document.body.replaceChildren())

const fire = (type: string, target: Element, init: object = {}) => {
  let intent = false
  document.addEventListener(type, (event) => (intent = isIntent(event)), { once: true })
  target.dispatchEvent(new (type === 'keydown' ? KeyboardEvent : Event)(type, { bubbles: true, ...init }))
  return intent
}

test('an intent is a pointer on a control, not on links or text', () => {
  document.body.innerHTML = '<button><b></b></button><a href="/x"><i></i></a><p></p><input>'
  const at = (selector: string) => document.querySelector(selector) as Element
  expect(fire('pointerdown', at('b'))).toBe(true)
  expect(fire('focusin', at('input'))).toBe(true)
  expect(fire('pointerover', at('i'))).toBe(false)
  expect(fire('pointerover', at('p'))).toBe(false)
})

test('an intent is anything on a page that is marked', () => {
  document.body.innerHTML = '<p></p><a href="/x"></a><div data-any-intent></div>'
  expect(fire('pointerover', document.querySelector('p') as Element)).toBe(true)
  expect(fire('pointerdown', document.querySelector('a') as Element)).toBe(true)
  expect(fire('keydown', document.body, { key: 'Tab' })).toBe(true)
})

test('an intent is a key that types, not one that navigates', () => {
  expect(fire('keydown', document.body, { key: '/' })).toBe(true)
  expect(fire('keydown', document.body, { key: 'k', ctrlKey: true })).toBe(true)
  expect(fire('keydown', document.body, { key: 'Tab' })).toBe(false)
  expect(fire('keydown', document.body, { key: 'PageDown' })).toBe(false)
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
