// @vitest-environment jsdom
import { Editor, Element, Frame } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Container } from '../Container'
import { Text } from '../Text'
import { Background } from './Background'
import { SelectParentHandlers } from './SelectParentHandlers'
import { SettingsPanel } from './SettingsPanel'

afterEach(cleanup)

test('A double-click selects the parent; a press outside the page deselects', () => {
  render(
    <Editor
      resolver={{ Container, Text }}
      handlers={(store) =>
        new SelectParentHandlers({
          store,
          isMultiSelectEnabled: () => false,
          removeHoverOnMouseleave: false,
        })
      }
    >
      <Background>
        Beside
        <Frame>
          <Element is={Container} canvas>
            <Text text="Hello" />
          </Element>
        </Frame>
      </Background>
      <SettingsPanel />
    </Editor>,
  )
  const heading = () => screen.queryByRole('heading')?.textContent
  fireEvent.mouseDown(screen.getByText('Hello'))
  expect(heading()).toBe('Text')
  fireEvent.dblClick(screen.getByText('Hello'))
  expect(heading()).toBe('Container')
  fireEvent.mouseDown(screen.getByText('Beside'))
  expect(heading()).toBeUndefined()
})
