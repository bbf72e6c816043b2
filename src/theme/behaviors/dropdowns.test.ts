// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { installDropdowns } from './dropdowns'

const button = () => document.querySelector<HTMLElement>('#button')!
const link = () => document.querySelector<HTMLElement>('#link')!
const outside = () => document.querySelector<HTMLElement>('#outside')!
const isOpen = () => button().getAttribute('aria-expanded') === 'true'

function point(element: Element, pointerType = 'mouse'): void {
  const event = new MouseEvent('pointerover', { bubbles: true })
  element.dispatchEvent(Object.assign(event, { pointerType }))
}

installDropdowns(document)

beforeEach(() => {
  document.body.innerHTML = `<div data-dropdown><button id="button" aria-expanded="false">Examples</button>
    <ul><li><a id="link" href="#x">Landing</a></li></ul></div><button id="outside">Outside</button>`
  point(outside())
})

describe('a dropdown', () => {
  it('opens and closes on click', () => {
    button().click()
    expect(isOpen()).toBe(true)
    button().click()
    expect(isOpen()).toBe(false)
  })

  it('opens on hover, stays open while the mouse is in its list and closes when it leaves', () => {
    point(button())
    point(link())
    expect(isOpen()).toBe(true)
    point(outside())
    expect(isOpen()).toBe(false)
  })

  it('stays open on a click after the mouse has opened it, and closes on the next', () => {
    point(button())
    button().click()
    expect(isOpen()).toBe(true)
    button().click()
    expect(isOpen()).toBe(false)
  })

  it('does not open on touch before the tap', () => {
    point(button(), 'touch')
    expect(isOpen()).toBe(false)
  })

  it('closes on Escape and gives the focus back to its button', () => {
    button().click()
    link().focus()
    link().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  it('closes on Escape while the mouse hovers over it', () => {
    point(button())
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(isOpen()).toBe(false)
  })

  it.each([
    ['the focus leaves', () => outside().focus()],
    ['something else is clicked', () => outside().click()],
  ])('closes when %s', (_, leave) => {
    button().click()
    leave()
    expect(isOpen()).toBe(false)
  })
})
