// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { resumeFrom } from './resume'

const HTML = '<p><button>a</button></p><input><input type="checkbox"><textarea></textarea>'
const rootOf = (html: string): HTMLElement => {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  return root
}
afterEach(() => document.body.replaceChildren())

// Clicks on the snapshot: e2e/site/demos.spec.ts.
it.each(['button', 'input', 'textarea', '[type=checkbox]'])(
  'focus and text continue in the same %s',
  (selector) => {
    const snapshot = rootOf(HTML)
    const field = snapshot.querySelector<HTMLInputElement>(selector)!
    field.focus()
    const isText = ['input', 'textarea'].includes(selector)
    if (isText) field.value = 'typed'
    const resume = resumeFrom(snapshot, [])
    snapshot.remove()
    const editor = rootOf(HTML)
    const onInput = vi.fn()
    editor.addEventListener('input', onInput)
    resume(editor)
    const same = editor.querySelector<HTMLInputElement>(selector)!
    expect(document.activeElement).toBe(same)
    expect([same.value === 'typed', onInput.mock.calls.length]).toEqual([isText, Number(isText)])
  },
)

it('focus outside the demo does not move', () => {
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
