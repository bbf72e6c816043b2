// @vitest-environment jsdom
import { beforeEach, expect, it, test, vi } from 'vitest'
import { THEME_COLORS } from '../../../model/outputs'
import { codeOf } from './copy'
import { installBehaviors } from './installBehaviors'
import { showStoredTabs } from './tabs'

// Cases that e2e/ covers in a browser are not repeated here.

window.matchMedia = () => ({ matches: true, addEventListener: () => {} }) as unknown as MediaQueryList
installBehaviors(document)
// Each press is handled only once.
installBehaviors(document)

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!

beforeEach(() => localStorage.clear())

test.each([
  ['<span class="tk-keyword">let</span> a\n\nlet b', 'let a\n\nlet b'],
  ['a\n<span data-del><i>b</i></span>\n\n<span data-ins>c</span>', 'a\n\nc'],
  ['<span data-del>b</span>\n<span data-del>b</span>\na', 'a'],
])('copied code has no deleted lines: %j', (code, left) => {
  document.body.innerHTML = `<figure><pre><code>${code}</code></pre></figure>`
  expect(codeOf(find('figure'))).toBe(left)
})

it('announces that copying is not possible', async () => {
  const writeText = () => Promise.reject(new Error('not allowed'))
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  document.body.innerHTML = '<p id="announcer"></p><button data-copy="npm i"></button>'
  find('button').click()
  await vi.waitFor(() => expect(find('#announcer').textContent).toBe('Copying is not possible here'))
  expect(find('button').dataset.copied).toBeUndefined()
})

it('the color mode sets the theme color of the browser’s interface', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#000">'
  document.body.innerHTML = '<button data-color-mode></button>'
  for (const mode of ['dark', 'light'] as const) {
    find('button').click()
    expect(document.querySelector('meta')?.content).toBe(THEME_COLORS[mode])
  }
})

/** Compiled markup of a set of tabs with the first value selected. */
function tabs(group: string, [first = '', ...others]: string[], inside = ''): string {
  const panel = (value: string, state: string) => `<div role="tabpanel" data-value="${value}"${state}>`
  const tab = (value: string) => `<button role="tab" data-value="${value}"></button>`
  return `<div data-tabs data-group="${group}"><div role="tablist">${[first, ...others].map(tab).join('')}</div>
    ${panel(first, ' data-selected')}${inside}</div>${others.map((value) => `${panel(value, '')}</div>`).join('')}</div>`
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-selected]')].map(({ dataset }) => dataset.value)

it('nested tabs switch independently, and an unknown stored value has no effect', () => {
  document.body.innerHTML = tabs('outer', ['x', 'y'], tabs('inner', ['p', 'q']))
  find('[role=tab][data-value=q]').click()
  expect(shown()).toEqual(['x', 'q'])
  localStorage.setItem('tab.outer', '"><script>')
  showStoredTabs(document)
  expect(shown()).toEqual(['x', 'q'])
})
