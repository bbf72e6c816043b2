// @vitest-environment jsdom
import { Editor, Element, Frame, useNode, type UserComponent } from '@craftjs/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SettingsPanel } from './SettingsPanel'
import { useSetting } from './useSetting'

afterEach(cleanup)

const Note: UserComponent<{ text: string }> = ({ text }) => {
  const { connectors } = useNode()
  return <p ref={(el) => void (el && connectors.connect(el))}>{text}</p>
}
function NoteSettings() {
  const [text, setText] = useSetting<string>('text')
  return <input value={text} onChange={({ target }) => setText(target.value)} />
}
Note.craft = { displayName: 'Note', related: { settings: NoteSettings } }

test('The panel shows the settings of the selection and can delete it', async () => {
  render(
    <Editor resolver={{ Note }}>
      <Frame>
        <Element is="div" canvas>
          <Note text="Hello" />
        </Element>
      </Frame>
      <SettingsPanel />
    </Editor>,
  )
  expect(screen.getByText('Select something to change it.')).toBeTruthy()
  fireEvent.mouseDown(screen.getByText('Hello'))
  fireEvent.change(screen.getByDisplayValue('Hello'), { target: { value: 'Bye' } })
  expect(screen.getByText('Bye')).toBeTruthy()
  screen.getByText('Delete').focus()
  fireEvent.click(screen.getByText('Delete'))
  expect(screen.queryByText('Bye')).toBeNull()
  // The root is selected. It has no Delete button, so the panel gets the focus.
  const panel = screen.getByRole('region', { name: 'Settings: div' })
  await waitFor(() => expect(document.activeElement).toBe(panel))
})
