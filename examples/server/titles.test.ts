import { expect, it } from 'vitest'
import { PAGE_ID } from './store'
import { idFor, titleFor } from './titles'

it.each([
  ['Spring Menu', [], 'spring-menu'],
  ['Spring Menu', ['spring-menu', 'spring-menu-2'], 'spring-menu-3'],
  ['  Crème brûlée & Co. ', [], 'creme-brulee-co'],
  ['Меню', ['page'], 'page-2'],
  [
    'A title that is far too long for an address of a page',
    [],
    'a-title-that-is-far-too-long-for-an',
  ],
])('a page with the title “%s” gets a free address', (title, taken, id) => {
  expect(idFor(title, taken)).toBe(id)
  expect(id).toMatch(PAGE_ID)
})

it('an old page without a title is listed by the words of its address', () => {
  expect(titleFor('opening-hours')).toBe('Opening hours')
})
