// @vitest-environment jsdom
import { useEffect } from 'react'
import { Editor, Element, Frame, useEditor, type UserComponent } from '@craftjs/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SettingsPanel } from '../editing/SettingsPanel'
import { useBlock } from '../library/useBlock'
import { DelayedField } from './DelayedField'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Line: UserComponent<{ text: string }> = ({ text }) => (
  <p ref={useBlock()}>{text}</p>
)
Line.craft = {
  related: { settings: () => <DelayedField prop="text" label="Text" /> },
}

let saved = ''
function Autosave() {
  const { query } = useEditor()
  useEffect(() => {
    const save = () => (saved = query.serialize())
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [query])
  return null
}

const field = () => screen.getByLabelText<HTMLInputElement>('Text')
const page = () => screen.getByRole('main').textContent
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test.each<[string, () => void]>([
  ['after a pause', () => act(() => void vi.advanceTimersByTime(300))],
  ['when the field loses the focus', () => fireEvent.blur(field())],
  [
    'when another element is selected',
    () => fireEvent.mouseDown(screen.getByText('Two')),
  ],
  ['before the tab is closed', () => fireEvent(window, new Event('pagehide'))],
])('The last letters are stored %s', (when, then) => {
  render(
    <Editor resolver={{ Line }}>
      <Autosave />
      <Frame>
        <Element is="main" canvas>
          <Line text="One" />
          <Line text="Two" />
        </Element>
      </Frame>
      <SettingsPanel />
    </Editor>,
  )
  fireEvent.mouseDown(screen.getByText('One'))
  type('Onc')
  type('Once')
  expect([page(), field().value]).toEqual(['OneTwo', 'Once'])
  then()
  expect(page()).toBe('OnceTwo')
  act(() => void vi.advanceTimersByTime(1000))
  expect(page()).toBe('OnceTwo')
  if (when.includes('tab')) expect(saved).toContain('Once')
})

test('Deleting the element discards what was typed', () => {
  render(
    <Editor resolver={{ Line }}>
      <Frame>
        <Element is="main" canvas>
          <Line text="One" />
        </Element>
      </Frame>
      <SettingsPanel />
    </Editor>,
  )
  fireEvent.mouseDown(screen.getByText('One'))
  type('Once')
  fireEvent.click(screen.getByText('Delete'))
  act(() => void vi.advanceTimersByTime(1000))
  expect(page()).toBe('')
})
