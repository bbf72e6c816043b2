// @vitest-environment jsdom
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from './App'
import { Tool } from './Tool'

// jsdom has no layout.
const scrolled = vi.fn()
HTMLElement.prototype.scrollIntoView = scrolled
afterEach(cleanup)

test('A click on a tool adds its component to the end of the page', () => {
  render(<App />)
  const page = screen.getByText('Drag me').parentElement
  fireEvent.click(screen.getByRole('button', { name: 'Text' }))
  expect(page?.lastElementChild?.textContent).toBe('New text')
})

/** A block whose words are typed in its settings, or in the block itself. */
const Block = ({ isEditable }: { isEditable?: boolean }) => {
  const { connect } = useNode().connectors
  return (
    <div ref={(el) => void (el && connect(el))}>
      {isEditable && (
        <p data-editable tabIndex={-1} onDoubleClick={(e) => e.currentTarget.focus()}>
          Words
        </p>
      )}
    </div>
  )
}
Block.craft = { displayName: 'Block' }

/** The settings of the selected Node, with a field only if it has no words. */
function Settings() {
  const { id } = useEditor((_, query) => ({ id: query.getEvent('selected').last() }))
  const { query } = useEditor()
  const isEditable = id && query.node(id).get().data.props.isEditable
  return <p data-settings={id}>{!isEditable && <input defaultValue="Label" />}</p>
}

test.each([
  ['in its settings, with the first field selected', false, 'INPUT'],
  ['in the element, where a double-click opens the text', true, 'P'],
])('A new element is ready to type into: %s', async (_, isEditable, focused) => {
  render(
    <Editor resolver={{ Block }}>
      <Tool
        label="Add"
        picture=""
        preview=""
        element={<Block isEditable={isEditable} />}
      />
      <Settings />
      <Frame>
        <Element is="main" canvas />
      </Frame>
    </Editor>,
  )
  const tool = screen.getByRole('button', { name: 'Add' })
  tool.focus()
  fireEvent.click(tool)
  expect(document.activeElement).not.toBe(tool)
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe(focused))
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' })
  const field = document.querySelector('input')
  if (field) expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5])
})
