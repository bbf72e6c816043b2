// @vitest-environment jsdom
import { Element, useNode } from '@craftjs/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Editor, Frame } from './instrumented'

const send = vi.hoisted(() => vi.fn())
vi.mock('./page', () => ({ send }))

function Text() {
  const { connectors, selected } = useNode((node) => ({ selected: node.events.selected }))
  return (
    <p ref={(el) => void (el && connectors.connect(el))} data-selected={selected}>
      Text
    </p>
  )
}

it('marks a Node that looks different while selected, even if it was selected before the first report', async () => {
  render(
    <Editor resolver={{ Text }}>
      <Frame>
        <Element is="div" canvas>
          <Text />
        </Element>
      </Frame>
    </Editor>,
  )
  fireEvent.mouseDown(screen.getByText('Text'))
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ state: expect.objectContaining({ selected: [expect.any(String)] }) }),
    ),
  )
  const { selected, marked } = send.mock.lastCall![0].state
  expect(marked).toEqual(selected)
})
