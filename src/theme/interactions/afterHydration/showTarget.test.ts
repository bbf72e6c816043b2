// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { showTarget } from './showTarget'

const shown: string[] = []
Element.prototype.scrollIntoView = function (this: Element) {
  shown.push(this.id)
}

beforeEach(() => {
  shown.length = 0
  vi.stubGlobal('scrollTo', (...place: number[]) => shown.push(place.join()))
  document.body.innerHTML =
    '<details><details><h2 id="inner">A</h2></details></details><details><p id="other"></p></details>'
})

it('opens the details around the target, and scrolls to it', () => {
  showTarget('#inner')
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true, false])
  expect(shown).toEqual(['inner'])
})

it('scrolls to the top without a target', () => {
  for (const hash of ['', '#none', '#%zz']) showTarget(hash)
  expect(shown).toEqual(['0,0', '0,0', '0,0'])
})
