// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { drawFrame } from './drawFrame'

it.each([
  [false, 1],
  [true, 0],
])('if the reader prefers reduced motion (%s), draws %i frames', (matches, count) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const element = document.createElement('div')
  element.animate = vi.fn()
  drawFrame(element)
  expect(element.animate).toHaveBeenCalledTimes(count)
})
