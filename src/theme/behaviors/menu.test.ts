// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

let widen = () => {}
window.matchMedia = vi.fn(
  () =>
    ({
      addEventListener: (_: string, listener: typeof widen) => (widen = listener),
    }) as unknown as MediaQueryList,
)
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList

const { installMenu, setMenu } = await import('./menu')
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const isOpen = () => document.documentElement.dataset.menu === 'open'
const press = (key: string, shiftKey = false) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
  )

installMenu(document)

beforeEach(() => {
  setMenu(document, false)
  document.body.innerHTML = `
    <header data-behind-menu><a href="#menu" role="button" data-menu-open aria-expanded="false">Menu</a></header>
    <a id="backdrop" href="#main" data-menu-close tabindex="-1"></a>
    <aside id="menu" data-docs>
      <button id="panel" data-menu-panel>Main menu</button>
      <a id="close" href="#main" role="button" data-menu-close>Close</a>
      <ul><li><a id="last" href="#last">Last</a></li></ul>
    </aside>
    <main data-behind-menu></main>`
})

describe('the side menu', () => {
  it('opens, takes the focus and makes everything behind it inert', () => {
    find('[data-menu-open]').click()
    expect(isOpen()).toBe(true)
    expect(find('[data-menu-open]').getAttribute('aria-expanded')).toBe('true')
    expect(find('#menu').contains(document.activeElement)).toBe(true)
    expect(find('#menu').getAttribute('role')).toBe('dialog')
    expect(document.querySelectorAll('[inert]')).toHaveLength(2)
  })

  it('opens with the space bar as well, since it is a button', () => {
    find('[data-menu-open]').focus()
    press(' ')
    expect(isOpen()).toBe(true)
  })

  it.each([
    ['Escape', () => press('Escape')],
    ['its button', () => find('#close').click()],
    ['the backdrop', () => find('#backdrop').click()],
  ])('closes with %s and gives the focus back', (_, close) => {
    find('[data-menu-open]').click()
    close()
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(find('[data-menu-open]'))
    expect(document.querySelectorAll('[inert], [role=dialog]')).toHaveLength(0)
  })

  it('closes when the window becomes wide and when a link in it is followed', () => {
    find('[data-menu-open]').click()
    widen()
    expect(isOpen()).toBe(false)
    find('[data-menu-open]').click()
    find('#last').click()
    expect(isOpen()).toBe(false)
  })

  it('keeps the Tab key inside, in both directions', () => {
    find('[data-menu-open]').click()
    find('#last').focus()
    press('Tab')
    expect(document.activeElement).toBe(find('#panel'))
    press('Tab', true)
    expect(document.activeElement).toBe(find('#last'))
  })

  it('shows the docs first, the main menu on request, and the docs again when it is reopened', () => {
    find('[data-menu-open]').click()
    find('#panel').click()
    expect(find('#menu').dataset.panel).toBe('main')
    find('#panel').click()
    expect(find('#menu').dataset.panel).toBe('')
    find('#panel').click()
    press('Escape')
    expect(find('#menu').dataset.panel).toBe('')
  })
})
