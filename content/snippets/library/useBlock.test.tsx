// @vitest-environment jsdom
import { Editor, Element, Frame } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SettingsPanel } from '../editing/SettingsPanel'
import { useBlock } from './useBlock'

afterEach(cleanup)

const Badge = () => <b ref={useBlock()}>New</b>

test('One ref makes a component selectable and draggable', () => {
  render(
    <Editor resolver={{ Badge }}>
      <Frame>
        <Element is="div" canvas>
          <Badge />
        </Element>
      </Frame>
      <SettingsPanel />
    </Editor>,
  )
  const badge = screen.getByText('New')
  fireEvent.mouseDown(badge)
  expect(screen.getByRole('region', { name: 'Settings: Badge' })).toBeTruthy()
  expect(badge.draggable).toBe(true)
})
