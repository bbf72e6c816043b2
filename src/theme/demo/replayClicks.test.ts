// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { elementAt, pathTo, press } from './replayClicks'

const rootOf = (html: string): HTMLElement => {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

it('finds the same element in another copy', () => {
  const html = '<p>a</p><ul><li>b</li><li><b>c</b></li></ul>'
  const [snapshot, editor] = [rootOf(html), rootOf(html)]
  const path = pathTo(snapshot, snapshot.querySelector('b')!)
  expect(path).toEqual([1, 1, 0])
  expect(elementAt(editor, path)).toBe(editor.querySelector('b'))
})

it('finds nothing if the element is gone', () => {
  expect(elementAt(rootOf('<p></p>'), [1, 0])).toBeNull()
})

it('presses before it clicks, as a mouse does', () => {
  const listener = vi.fn((event: Event) => void event.type)
  const root = rootOf('<button></button>')
  for (const type of ['mousedown', 'mouseup', 'click']) root.addEventListener(type, listener)
  press(root.querySelector('button')!)
  expect(listener.mock.calls.map(([event]) => event.type)).toEqual(['mousedown', 'mouseup', 'click'])
})
