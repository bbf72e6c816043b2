// @vitest-environment jsdom
import { Editor, Element, Frame } from '@craftjs/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FocusableBox } from './FocusableBox'
import { Shortcuts } from './Shortcuts'

afterEach(cleanup)

test('Focus selects, Alt and an arrow move, Delete deletes, and undo restores', () => {
  render(
    <Editor resolver={{ FocusableBox }}>
      <Shortcuts />
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
  fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true })
  expect(texts()).toBe('TwoOne')
  fireEvent.keyDown(window, { key: 'Delete' })
  expect(texts()).toBe('Two')
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(texts()).toBe('TwoOne')
})
