// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { isAnswered } from './dom'
import { chooseEditor, installLandingEditor, loadLandingEditor } from './landingEditor'

const windowIs = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {} }))

const radio = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`)!
const frame = () => document.querySelector('iframe')!

beforeEach(() => {
  document.body.innerHTML = `
    <input type="radio" name="editor" value="studio" />
    <input type="radio" name="editor" value="document" />
    <iframe data-src="/examples/landing/"></iframe>`
})

it('begins with Studio in a wide window, and with Document in a narrow one', () => {
  windowIs(true)
  chooseEditor(document)
  expect(radio('studio').checked).toBe(true)
  radio('studio').checked = false
  windowIs(false)
  chooseEditor(document)
  expect(radio('document').checked).toBe(true)
})

it('keeps what the reader has chosen', () => {
  windowIs(true)
  radio('document').checked = true
  chooseEditor(document)
  expect(radio('studio').checked).toBe(false)
})

it('loads the chosen editor, and exchanges only the fragment later', () => {
  windowIs(false)
  installLandingEditor(document)
  loadLandingEditor(document)
  expect(frame().getAttribute('src')).toBe('/examples/landing/#document')
  const replace = vi.fn()
  Object.defineProperty(frame(), 'contentWindow', { value: { location: { replace } } })
  radio('studio').click()
  expect(replace).toHaveBeenCalledWith('/examples/landing/#studio')
  loadLandingEditor(document)
  expect(replace).toHaveBeenCalledTimes(1)
})

it('answers a click on the switch itself, so that it does not wait for React', () => {
  windowIs(false)
  installLandingEditor(document)
  const click = new MouseEvent('click', { bubbles: true })
  radio('studio').dispatchEvent(click)
  expect(isAnswered(click)).toBe(true)
  expect(radio('studio').checked).toBe(true)
})

it('leaves pages without an editor alone', () => {
  document.body.innerHTML = ''
  windowIs(true)
  chooseEditor(document)
  loadLandingEditor(document)
  expect(document.body.innerHTML).toBe('')
})
