// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { pathTo } from './pathTo'
import { resumeFrom } from './resume'

const HTML = '<p><button>a</button></p><input><input type="checkbox"><textarea></textarea>'
const rootOf = (html: string): HTMLElement => {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  return root
}
afterEach(() => document.body.replaceChildren())

it.each(['button', 'input', 'textarea', '[type=checkbox]'])(
  'the focus goes on in the same %s',
  (selector) => {
    const snapshot = rootOf(HTML)
    snapshot.querySelector<HTMLElement>(selector)!.focus()
    const resume = resumeFrom(snapshot, [])
    snapshot.remove()
    const editor = rootOf(HTML)
    resume(editor)
    expect(document.activeElement).toBe(editor.querySelector(selector))
  },
)

it.each(['input', 'textarea'])('what was typed in an %s is typed again', (selector) => {
  const snapshot = rootOf(HTML)
  const field = snapshot.querySelector<HTMLInputElement>(selector)!
  field.focus()
  field.value = 'typed'
  const resume = resumeFrom(snapshot, [])
  snapshot.remove()
  const editor = rootOf(HTML)
  const onInput = vi.fn()
  editor.addEventListener('input', onInput)
  resume(editor)
  expect(editor.querySelector<HTMLInputElement>(selector)!.value).toBe('typed')
  expect(onInput).toHaveBeenCalledOnce()
})

it('a focus elsewhere stays there', () => {
  const snapshot = rootOf(HTML)
  snapshot.querySelector('button')!.focus()
  const resume = resumeFrom(snapshot, [])
  const other = rootOf('<button>b</button>').querySelector('button')!
  other.focus()
  resume(snapshot)
  expect(document.activeElement).toBe(other)
  resumeFrom(snapshot, [])(snapshot)
  expect(document.activeElement).toBe(other)
})

it('a click is made on the same element, as a mouse makes it', () => {
  const snapshot = rootOf(HTML)
  const path = pathTo(snapshot, snapshot.querySelector('button')!)
  expect(path).toEqual([0, 0])
  const listener = vi.fn((event: Event) => void event.type)
  const button = rootOf(HTML).querySelector('button')!
  for (const type of ['mousedown', 'mouseup', 'click']) button.addEventListener(type, listener)
  resumeFrom(snapshot, [path])(document.body.lastElementChild!)
  expect(listener.mock.calls.map(([event]) => event.type)).toEqual(['mousedown', 'mouseup', 'click'])
})

it('a click on what is gone does nothing', () => {
  const root = rootOf('<p></p>')
  const listener = vi.fn()
  root.addEventListener('click', listener)
  resumeFrom(root, [[1, 0]])(root)
  expect(listener).not.toHaveBeenCalled()
})
