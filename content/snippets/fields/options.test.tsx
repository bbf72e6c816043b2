// @vitest-environment jsdom
import { Editor, Frame, type UserComponent } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SettingsPanel } from '../editing/SettingsPanel'
import { useBlock } from '../library/useBlock'
import { ChoiceSetting } from './ChoiceSetting'
import { ColorSetting } from './ColorSetting'
import { NumberSetting } from './NumberSetting'

afterEach(cleanup)

interface SampleProps {
  size: number
  align: 'start' | 'end'
  color: string
}

const Sample: UserComponent<SampleProps> = ({ size, align, color }) => (
  <p ref={useBlock()}>{[size, align, color].join(' ')}</p>
)
Sample.craft = {
  related: {
    settings: () => (
      <>
        <NumberSetting<SampleProps> prop="size" label="Size" min={1} max={9} slider />
        <ChoiceSetting<SampleProps, 'align'>
          prop="align"
          label="Align"
          options={{ start: 'Start', end: 'End' }}
          radios
        />
        <ColorSetting<SampleProps> prop="color" label="Color" none="inherit" />
      </>
    ),
  },
}

test('A number can be a slider, a choice radio buttons, and “no color” any value', () => {
  render(
    <Editor resolver={{ Sample }}>
      <Frame>
        <Sample size={2} align="start" color="#ff0000" />
      </Frame>
      <SettingsPanel />
    </Editor>,
  )
  const shown = screen.getByText('2 start #ff0000')
  fireEvent.mouseDown(shown)
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Size 2' })
  fireEvent.change(slider, { target: { value: '7' } })
  fireEvent.click(screen.getByRole('radio', { name: 'End' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove the color' }))
  expect(shown.textContent).toBe('7 end inherit')
  expect(screen.getByLabelText<HTMLInputElement>('Color').value).toBe('#000000')
  expect(screen.queryByRole('button', { name: 'Remove the color' })).toBeNull()
})
