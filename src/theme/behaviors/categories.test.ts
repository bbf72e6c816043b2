// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { installDisclosures } from './disclosure'
import { installCategories, showCategories } from './categories'

window.matchMedia = () => ({ matches: true }) as MediaQueryList

/** Draws two groups as a page would, the page that is shown in the one with the id `active`. */
function draw(active: string | null): void {
  const group = (id: string) =>
    `<li><button data-disclosure="category" aria-expanded="${id === active}" aria-controls="${id}"></button>
     <ul id="${id}"><li><a href="/x"${id === active ? ' aria-current="page"' : ''}></a></li></ul></li>`
  document.body.innerHTML = `<aside id="menu"><ul>${group('guides')}${group('api')}</ul></aside>`
  showCategories(document)
}

const button = (id: string) => document.querySelector<HTMLElement>(`[aria-controls=${id}]`)!
const open = () => ['guides', 'api'].filter((id) => button(id).getAttribute('aria-expanded') === 'true')

installDisclosures(document)
installCategories(document)
beforeEach(() => sessionStorage.clear())

describe('sidebar groups', () => {
  it('start closed but for the one that holds the page that is shown', () => {
    draw('guides')
    expect(open()).toEqual(['guides'])
  })

  it('stay as the reader left them on the next page', () => {
    draw(null)
    button('api').click()
    draw('guides')
    expect(open()).toEqual(['guides', 'api'])
    button('api').click()
    draw(null)
    expect(open()).toEqual([])
  })

  it('open for the page that is shown even when the reader had closed them', () => {
    draw('guides')
    button('guides').click()
    expect(open()).toEqual([])
    draw('guides')
    expect(open()).toEqual(['guides'])
  })

  it.each(['null', '[', '"x"', '{"api":"yes"}'])('survive the stored text %j', (text) => {
    sessionStorage.setItem('sidebar.categories', text)
    draw('guides')
    expect(open()).toEqual(['guides'])
  })
})
