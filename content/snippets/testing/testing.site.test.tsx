import { Element } from '@craftjs/core'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button, ButtonBar } from './ButtonBar'
import { openEditor } from './openEditor'
import { uncaughtIn } from '../../../src/fixtures/craft/events'

const open = () => openEditor(<Button label="Buy" />, { Button })

it('a click without a press selects nothing', () => {
  const { query } = open()
  fireEvent.click(screen.getByText('Buy'))
  expect(query.getEvent('selected').size()).toBe(0)
  fireEvent.mouseDown(screen.getByText('Buy'))
  expect(query.getEvent('selected').size()).toBe(1)
})

it('an action outside act() changes the state immediately, and the screen later', async () => {
  const { actions, query } = open()
  actions.setProp('ROOT', (props) => (props.label = 'Sell'))
  expect(query.node('ROOT').get().data.props.label).toBe('Sell')
  expect(screen.queryByText('Sell')).toBeNull()
  expect(await screen.findByText('Sell')).toBeTruthy()
})

it('a drag fails in jsdom, which has neither DataTransfer nor layout', () => {
  openEditor(
    <Element is={ButtonBar} canvas>
      <Button label="Buy" />
    </Element>,
    { Button, ButtonBar },
  )
  const button = screen.getByText('Buy')
  expect(button.getBoundingClientRect().height).toBe(0)
  expect(uncaughtIn(() => void fireEvent.dragStart(button))).toBe(
    "Cannot read properties of undefined (reading 'setDragImage')",
  )
})
