// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { elementAt, pathTo, press } from './repeatUse'

const rootOf = (html: string): HTMLElement => {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

it('finds the same element in another copy', () => {
  const html = '<p>a</p><ul><li>b</li><li><b>c</b></li></ul>'
  const [picture, editor] = [rootOf(html), rootOf(html)]
  const path = pathTo(picture, picture.querySelector('b')!)
  expect(path).toEqual([1, 1, 0])
  expect(elementAt(editor, path)).toBe(editor.querySelector('b'))
})

it('finds nothing where there is less than there was', () => {
  expect(elementAt(rootOf('<p></p>'), [1, 0])).toBeNull()
})

it('presses before it clicks, as a mouse does', () => {
  const heard = vi.fn((event: Event) => void event.type)
  const root = rootOf('<button></button>')
  for (const type of ['mousedown', 'mouseup', 'click']) root.addEventListener(type, heard)
  press(root.querySelector('button')!)
  expect(heard.mock.calls.map(([event]) => event.type)).toEqual(['mousedown', 'mouseup', 'click'])
})
