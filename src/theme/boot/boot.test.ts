// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://craft.example/docs/overview" }
import { afterEach, expect, test, vi } from 'vitest'
import { repairedHash } from '../../model/url'
import { delegate } from '../dom'
import { tidyAddress } from './address'
import { checkBaseUrl, suggestedBaseUrl } from './baseUrlBanner'
import { showBootFailure } from './bootFailure'
import { isIntent } from './intents'
import { HYDRATED, HYDRATED_EVENT, keepForReplay } from './replay'

afterEach(() => document.body.replaceChildren())

const fire = (type: string, target: Element, init: object = {}) => {
  let intent = false
  document.addEventListener(type, (event) => (intent = isIntent(event)), { once: true })
  target.dispatchEvent(new (type === 'keydown' ? KeyboardEvent : Event)(type, { bubbles: true, ...init }))
  return intent
}

test('takes what one can use for an intent, and neither links nor text', () => {
  document.body.innerHTML = '<button><b></b></button><a href="/x"><i></i></a><p></p><input>'
  const at = (selector: string) => document.querySelector(selector) as Element
  expect(fire('pointerdown', at('b'))).toBe(true)
  expect(fire('focusin', at('input'))).toBe(true)
  expect(fire('pointerover', at('i'))).toBe(false)
  expect(fire('pointerover', at('p'))).toBe(false)
})

test('takes keys that write for an intent, and not those that move', () => {
  expect(fire('keydown', document.body, { key: '/' })).toBe(true)
  expect(fire('keydown', document.body, { key: 'k', ctrlKey: true })).toBe(true)
  expect(fire('keydown', document.body, { key: 'Tab' })).toBe(false)
  expect(fire('keydown', document.body, { key: 'PageDown' })).toBe(false)
})

test('asks for React when a click needs it, and repeats clicks and typing once it is there', () => {
  document.body.innerHTML =
    '<button id="react"></button><button data-owned></button><input id="box" type="checkbox"><input id="text">'
  delegate(document, 'click', '[data-owned]', () => {})
  const start = vi.fn()
  keepForReplay(start)
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

test.each(['#%', '#%E0%A4%A', '#100%25%'])('repairs the fragment %s', (hash) => {
  const repaired = repairedHash(hash)
  expect(repaired).not.toBeNull()
  expect(() => decodeURI(repaired ?? '%')).not.toThrow()
})

test.each(['', '#props', '#gr%C3%B6%C3%9Fe'])('leaves the fragment %j alone', (hash) => {
  expect(repairedHash(hash)).toBeNull()
})

test.each([
  ['/docs/overview/index.html?q=1#h', '/docs/overview?q=1#h'],
  ['/index.html', '/'],
  ['/docs/overview#%', '/docs/overview#%25'],
])('tidies %s to %s', (from, to) => {
  history.replaceState(null, '', from)
  tidyAddress()
  expect(location.pathname + location.search + location.hash).toBe(to)
  history.replaceState(null, '', '/docs/overview')
})

test('says the words of the specification and both base URLs', () => {
  history.replaceState(null, '', '/sub/')
  document.body.innerHTML = '<template id="scripts" data-path="/"></template>'
  checkBaseUrl('/sub/')
  expect(document.querySelector('[role=alert]')).toBeNull()
  checkBaseUrl('/')
  checkBaseUrl('/')
  const banners = document.querySelectorAll('[role=alert]')
  expect(banners).toHaveLength(1)
  expect(banners[0]?.textContent).toContain('Your Docusaurus site did not load properly.')
  expect(banners[0]?.textContent).toContain('A very common reason is a wrong site baseUrl configuration.')
  expect(banners[0]?.textContent).toContain('Current configured baseUrl = /')
  expect(banners[0]?.textContent).toContain('We suggest trying baseUrl = /sub/')
  history.replaceState(null, '', '/docs/overview')
})

test.each([
  ['/', ['base-url-banner', 'boot-failure']],
  ['/docs/overview', ['boot-failure']],
])('says that scripts did not come, on %s in %j', (path, ids) => {
  vi.stubGlobal('__BASE_PATH__', '')
  document.body.innerHTML = `<template id="scripts" data-path="${path}"></template>`
  showBootFailure()
  showBootFailure()
  expect([...document.querySelectorAll('[role=alert]')].map(({ id }) => id)).toEqual(ids)
  vi.unstubAllGlobals()
})

test.each([
  ['/', '/'],
  ['/sub', '/sub/'],
  ['/sub/index.html', '/sub/'],
  ['/a/b/', '/a/b/'],
])('suggests for %s the base URL %s', (path, base) => {
  expect(suggestedBaseUrl(path)).toBe(base)
})
