// @vitest-environment jsdom
import { Editor, Frame, useNode, type UserComponent } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { UndoRedo } from './UndoRedo'

afterEach(cleanup)

const Counter: UserComponent<{ count: number }> = ({ count }) => {
  const { actions } = useNode()
  const add = () =>
    actions.setProp((props: { count: number }) => {
      props.count += 1
    })
  return (
    <button type="button" onClick={add}>
      {count}
    </button>
  )
}

test('A change can be undone and redone; otherwise the buttons are disabled', () => {
  render(
    <Editor resolver={{ Counter }}>
      <UndoRedo />
      <Frame>
        <Counter count={1} />
      </Frame>
    </Editor>,
  )
  const button = (name: string) => screen.getByText<HTMLButtonElement>(name)
  const state = () => [
    screen.getByText(/^\d$/).textContent,
    !button('Undo').disabled,
    !button('Redo').disabled,
  ]
  expect(state()).toEqual(['1', false, false])
  fireEvent.click(screen.getByText('1'))
  expect(state()).toEqual(['2', true, false])
  fireEvent.click(button('Undo'))
  expect(state()).toEqual(['1', false, true])
  fireEvent.click(button('Redo'))
  expect(state()).toEqual(['2', true, false])
})
