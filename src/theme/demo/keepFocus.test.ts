// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { handBack, heldIn } from './keepFocus'

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
    const held = heldIn(snapshot)!
    snapshot.remove()
    const editor = rootOf(HTML)
    handBack(editor, held)
    expect(document.activeElement).toBe(editor.querySelector(selector))
  },
)

it.each(['input', 'textarea'])('what was typed in an %s is typed again', (selector) => {
  const snapshot = rootOf(HTML)
  const field = snapshot.querySelector<HTMLInputElement>(selector)!
  field.focus()
  field.value = 'typed'
  const held = heldIn(snapshot)!
  snapshot.remove()
  const editor = rootOf(HTML)
  const heard = vi.fn()
  editor.addEventListener('input', heard)
  handBack(editor, held)
  expect(editor.querySelector<HTMLInputElement>(selector)!.value).toBe('typed')
  expect(heard).toHaveBeenCalledOnce()
})

it('a focus elsewhere stays there', () => {
  const snapshot = rootOf(HTML)
  expect(heldIn(snapshot)).toBeNull()
  snapshot.querySelector('button')!.focus()
  const held = heldIn(snapshot)!
  const other = rootOf('<button>b</button>').querySelector('button')!
  other.focus()
  handBack(snapshot, held)
  expect(document.activeElement).toBe(other)
})
