// @vitest-environment jsdom
import { Editor, Element, Frame } from '@craftjs/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FocusableBox } from './FocusableBox'
import { Shortcuts } from './Shortcuts'

afterEach(cleanup)

test('Focus selects, Alt and an arrow move, Delete deletes, and undo restores, but not while a dialog is open', () => {
  render(
    <Editor resolver={{ FocusableBox }}>
      <Shortcuts />
      <input readOnly />
      <dialog />
      <Frame>
        <Element is="main" canvas>
          <FocusableBox>One</FocusableBox>
          <FocusableBox>Two</FocusableBox>
        </Element>
      </Frame>
    </Editor>,
  )
  const texts = () => screen.getByRole('main').textContent
  act(() => screen.getByText('One').focus())
  // The fields of a form on the page are read-only in the editor.
  const field = screen.getByRole('textbox')
  fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true })
  expect(texts()).toBe('TwoOne')
  const dialog = screen.getByRole('dialog', { hidden: true })
  dialog.toggleAttribute('open', true)
  // The default action of Escape closes the dialog.
  const isEscapeLeft = fireEvent.keyDown(window, { key: 'Escape' })
  fireEvent.keyDown(window, { key: 'Delete' })
  expect([texts(), isEscapeLeft]).toEqual(['TwoOne', true])
  dialog.toggleAttribute('open', false)
  fireEvent.keyDown(window, { key: 'Delete' })
  expect(texts()).toBe('Two')
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(texts()).toBe('TwoOne')
})
