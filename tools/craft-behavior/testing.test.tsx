// @vitest-environment jsdom
import { Element } from '@craftjs/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button, ButtonBar } from '../../content/snippets/testing/ButtonBar'
import { openEditor } from '../../content/snippets/testing/openEditor'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const open = () => openEditor(<Button label="Buy" />, { Button })

it('a click without a press selects nothing', () => {
  const { query } = open()
  fireEvent.click(screen.getByText('Buy'))
  expect(query.getEvent('selected').size()).toBe(0)
  fireEvent.mouseDown(screen.getByText('Buy'))
  expect(query.getEvent('selected').size()).toBe(1)
})

it('an action outside of act() changes the state at once, and the screen later', async () => {
  const { actions, query } = open()
  actions.setProp('ROOT', (props) => (props.label = 'Sell'))
  expect(query.node('ROOT').get().data.props.label).toBe('Sell')
  expect(screen.queryByText('Sell')).toBeNull()
  expect(await screen.findByText('Sell')).toBeTruthy()
})

it('a drag fails in jsdom, which has no DataTransfer and no layout', () => {
  const messages: string[] = []
  const collect = (event: ErrorEvent) => {
    messages.push(event.message)
    event.preventDefault()
  }
  window.addEventListener('error', collect)
  openEditor(
    <Element is={ButtonBar} canvas>
      <Button label="Buy" />
    </Element>,
    { Button, ButtonBar },
  )
  expect(screen.getByText('Buy').getBoundingClientRect().height).toBe(0)
  fireEvent.dragStart(screen.getByText('Buy'))
  window.removeEventListener('error', collect)
  expect(messages).toEqual(["Cannot read properties of undefined (reading 'setDragImage')"])
})

it('a component that the test forgot in the resolver is named', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => openEditor(<Button label="Buy" />, {})).toThrow(
    'The component type specified for this node (Button) does not exist in the resolver',
  )
})
