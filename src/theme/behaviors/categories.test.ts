// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { installDisclosures } from './disclosure'
import { installCategories, showCategories } from './categories'

window.matchMedia = () => ({ matches: true }) as MediaQueryList

/** Renders two categories as a page would, with the current page in the one with the id `active`. */
function render(active: string | null): void {
  const category = (id: string) =>
    `<li><button data-disclosure="category" aria-expanded="${id === active}" aria-controls="${id}"></button>
     <ul id="${id}"><li><a href="/x"${id === active ? ' aria-current="page"' : ''}></a></li></ul></li>`
  document.body.innerHTML = `<aside id="menu"><ul>${category('guides')}${category('api')}</ul></aside>`
  showCategories(document)
}

const button = (id: string) => document.querySelector<HTMLElement>(`[aria-controls=${id}]`)!
const open = () => ['guides', 'api'].filter((id) => button(id).getAttribute('aria-expanded') === 'true')

installDisclosures(document)
installCategories(document)
beforeEach(() => sessionStorage.clear())

describe('sidebar categories', () => {
  it('start closed, except for that of the current page', () => {
    render('guides')
    expect(open()).toEqual(['guides'])
  })

  it('stay as the reader left them on the next page', () => {
    render(null)
    button('api').click()
    render('guides')
    expect(open()).toEqual(['guides', 'api'])
    button('api').click()
    render(null)
    expect(open()).toEqual([])
  })

  it('open for the current page even if the reader had closed them', () => {
    render('guides')
    button('guides').click()
    expect(open()).toEqual([])
    render('guides')
    expect(open()).toEqual(['guides'])
  })

  it.each(['null', '[', '"x"', '{"api":"yes"}'])('ignore the stored text %j', (text) => {
    sessionStorage.setItem('sidebar.categories', text)
    render('guides')
    expect(open()).toEqual(['guides'])
  })
})
