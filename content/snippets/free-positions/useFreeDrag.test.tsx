// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Editor, Element, Frame } from '@craftjs/core'
import { afterEach, expect, test, vi } from 'vitest'
import { Note, Sheet } from './blocks'

afterEach(cleanup)

vi.mock('./pointIn', () => ({
  pointIn: (_: unknown, { clientX, clientY }: PointerEvent) => ({
    left: clientX,
    top: clientY,
  }),
}))

test('A Note snaps to the grid, not to its own last place', () => {
  render(
    <Editor resolver={{ Note, Sheet }}>
      <Frame>
        <Element is={Sheet} canvas>
          <Note text="Note" left={0} top={0} />
        </Element>
      </Frame>
    </Editor>,
  )
  const note = screen.getByText('Note')
  Object.assign(note, { setPointerCapture() {}, hasPointerCapture: () => true })
  fireEvent.pointerDown(note, { button: 0, clientX: 0, clientY: 0 })
  fireEvent.pointerMove(note, { clientX: 5, clientY: 1 })
  fireEvent.pointerUp(note)
  expect([note.style.left, note.style.top]).toEqual(['8px', '0px'])
})
