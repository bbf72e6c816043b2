// @vitest-environment jsdom
import { Editor, Element, Frame, useEditor } from '@craftjs/core'
import type { Editor as Tiptap } from '@tiptap/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RichText } from './RichText'

afterEach(cleanup)

test('Bold words render as bold, and a double-click opens the text editor', async () => {
  const words = { type: 'text', text: 'Fresh', marks: [{ type: 'bold' }] }
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }
  render(
    <Editor resolver={{ RichText }}>
      <Frame>
        <Element is="main" canvas>
          <RichText doc={doc} />
        </Element>
      </Frame>
    </Editor>,
  )
  expect(screen.getByText('Fresh').tagName).toBe('STRONG')
  fireEvent.doubleClick(screen.getByText('Fresh'))
  expect(await screen.findByRole('textbox', {}, { timeout: 10_000 })).toBeTruthy()
  // The button cancels the event, so a click leaves the focus in the text in every browser.
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Bold' }))).toBe(false)
})

test('The page has each change while the user types, and one undo reverts all', async () => {
  const text = () => JSON.stringify(query.getSerializedNodes())
  let { actions, query } = {} as ReturnType<typeof useEditor>
  function Inside() {
    ;({ actions, query } = useEditor())
    return null
  }
  const doc = { type: 'doc', content: [{ type: 'paragraph' }] }
  render(
    <Editor resolver={{ RichText }}>
      <Inside />
      <Frame>
        <Element is="main" canvas>
          <RichText doc={doc} />
        </Element>
      </Frame>
    </Editor>,
  )
  const before = text()
  fireEvent.doubleClick(document.querySelector('p')!)
  const box = await screen.findByRole('textbox', {}, { timeout: 10_000 })
  const { editor } = box as HTMLElement & { editor: Tiptap }
  for (const words of ['Fresh', ' bread']) {
    act(() => void editor.commands.insertContent(words))
    expect(text()).toContain(words)
  }
  expect(editor.getText()).toBe('Fresh bread')
  act(() => actions.history.undo())
  expect(text()).toBe(before)
})
