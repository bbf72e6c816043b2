// @vitest-environment jsdom
import { Editor, Frame } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { SettingsPanel } from '../editing/SettingsPanel'
import { BreakpointProvider } from './breakpoints'
import { Heading } from './Heading'
import { variables } from './variables'

afterEach(cleanup)

test('Each size of a value becomes a separate variable', () => {
  const style = variables('size', { phone: 24, desktop: 48 })
  expect(renderToStaticMarkup(<h2 style={style}>Hello</h2>)).toBe(
    '<h2 style="--size-phone:24px;--size-desktop:48px">Hello</h2>',
  )
})

test('Clearing the field changes nothing; entering a size does', () => {
  render(
    <BreakpointProvider first="phone">
      <Editor resolver={{ Heading }}>
        <Frame>
          <Heading text="Hello" size={{ phone: 24 }} />
        </Frame>
        <SettingsPanel />
      </Editor>
    </BreakpointProvider>,
  )
  const heading = screen.getByText('Hello')
  fireEvent.mouseDown(heading)
  const sizeAfter = (value: string) => {
    fireEvent.change(screen.getByLabelText(/Font size/), { target: { value } })
    return heading.style.getPropertyValue('--size-phone')
  }
  expect(['', '0', '30'].map(sizeAfter)).toEqual(['24px', '24px', '30px'])
})
