// @vitest-environment jsdom
import { Editor, Element, Frame, type UserComponent } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useBlock } from '../library/useBlock'
import { PropChoice } from './PropChoice'
import { PropField } from './PropField'
import { SettingsPanel } from './SettingsPanel'

afterEach(cleanup)

const Note: UserComponent<{ text: string; tone: string }> = ({ text, tone }) => (
  <p ref={useBlock()} data-tone={tone}>
    {text}
  </p>
)
Note.craft = {
  displayName: 'Note',
  props: { text: 'Hello', tone: 'calm' },
  related: {
    settings: () => (
      <>
        <PropField prop="text" label="Text" />
        <PropChoice prop="tone" label="Tone" options={{ calm: 'Calm', loud: 'Loud' }} />
      </>
    ),
  },
}

test('Fields in the panel change the props of the selection', () => {
  render(
    <Editor resolver={{ Note }}>
      <Frame>
        <Element is="div" canvas>
          <Note text="Hello" tone="calm" />
        </Element>
      </Frame>
      <SettingsPanel />
    </Editor>,
  )
  fireEvent.mouseDown(screen.getByText('Hello'))
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Bye' } })
  fireEvent.change(screen.getByLabelText('Tone'), { target: { value: 'loud' } })
  expect(screen.getByText('Bye').dataset.tone).toBe('loud')
})
