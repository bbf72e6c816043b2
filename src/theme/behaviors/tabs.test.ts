// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { installTabs, showStoredTabs } from './tabs'

let serial = 0

/** The markup of one set of tabs, the first value chosen, as the compiler writes it. */
function tabs(group: string | null, ...values: string[]): string {
  const set = ++serial
  const list = values.map(
    (value, at) =>
      `<button role="tab" id="tabs-${set}-${value}" aria-selected="${at === 0}" tabindex="${at === 0 ? 0 : -1}" data-value="${value}">${value}</button>`,
  )
  const panels = values.map(
    (value, at) =>
      `<div role="tabpanel" data-value="${value}"${at === 0 ? ' data-selected' : ''}>${value}</div>`,
  )
  const name = group === null ? '' : ` data-group="${group}"`
  return `<div data-tabs${name}><div role="tablist">${list.join('')}</div>${panels.join('')}</div>`
}

/** The value that each set on the page shows, by panel and by tab. */
function shown(): string[] {
  return [...document.querySelectorAll('[data-tabs]')].map((set) => {
    const tab = set.querySelector('[aria-selected=true]')!
    const panel = set.querySelector('[data-selected]')!
    expect(tab.getAttribute('data-value')).toBe(panel.getAttribute('data-value'))
    expect(set.querySelectorAll('[data-selected], [tabindex="0"]')).toHaveLength(2)
    return panel.textContent
  })
}

const tab = (value: string) => document.querySelector<HTMLElement>(`[role=tab][data-value=${value}]`)!
const press = (key: string) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

window.scrollBy = () => {}
installTabs(document)
beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML =
    tabs('os', 'mac', 'linux', 'windows') + tabs('os', 'mac', 'linux') + tabs(null, 'a', 'b')
})

describe('tabs', () => {
  it('change in every set of the group, and the choice is stored', () => {
    tab('linux').click()
    expect(shown()).toEqual(['linux', 'linux', 'a'])
    expect(localStorage.getItem('tab.os')).toBe('linux')
  })

  it('leave a set without such a tab as it was', () => {
    tab('windows').click()
    expect(shown()).toEqual(['windows', 'mac', 'a'])
  })

  it('without a group change on their own and store nothing', () => {
    tab('b').click()
    expect(shown()).toEqual(['mac', 'mac', 'b'])
    expect(localStorage).toHaveLength(0)
  })

  it('respond to arrow keys, Home and End, around the ends', () => {
    tab('mac').focus()
    press('ArrowLeft')
    expect(shown()[0]).toBe('windows')
    press('ArrowRight')
    expect(shown()[0]).toBe('mac')
    press('End')
    expect(document.activeElement).toBe(tab('windows'))
    press('Home')
    expect(document.activeElement).toBe(tab('mac'))
  })

  it('show the stored choice on another page, and in another tab of the browser', () => {
    localStorage.setItem('tab.os', 'linux')
    showStoredTabs(document)
    expect(shown()).toEqual(['linux', 'linux', 'a'])
    localStorage.setItem('tab.os', 'mac')
    window.dispatchEvent(new StorageEvent('storage', { key: 'tab.os' }))
    expect(shown()).toEqual(['mac', 'mac', 'a'])
  })

  it('ignore a stored value that no tab has', () => {
    localStorage.setItem('tab.os', '"><script>')
    showStoredTabs(document)
    expect(shown()).toEqual(['mac', 'mac', 'a'])
  })

  it('nested in a panel of other tabs change on their own', () => {
    document.body.innerHTML = tabs('outer', 'x', 'y').replace('>x</div>', `>${tabs('inner', 'p', 'q')}</div>`)
    tab('q').click()
    expect(tab('x').getAttribute('aria-selected')).toBe('true')
    expect(tab('q').getAttribute('aria-selected')).toBe('true')
  })
})
