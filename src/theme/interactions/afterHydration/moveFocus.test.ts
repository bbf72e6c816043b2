// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { followTab, moveFocus } from './moveFocus'

followTab(document)
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const focused = () => document.activeElement?.id

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1 id="title">A</h1><h2 id="part">B</h2><a id="next" href="#">C</a></main>'
  press('Enter')
})

it('does not move the focus if the reader has moved on from a target, unless the page changes', () => {
  press('Tab')
  document.getElementById('next')?.focus()
  moveFocus('#part', true)
  expect(focused()).toBe('next')
  for (const hash of ['', '#none', '#%zz']) {
    document.getElementById('next')?.focus()
    moveFocus(hash, false)
    expect(focused(), hash).toBe('title')
  }
})

it('moves the focus after a click that follows a Tab', () => {
  press('Tab')
  document.getElementById('next')?.click()
  moveFocus('#part', true)
  expect(focused()).toBe('part')
})
