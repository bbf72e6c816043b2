// @vitest-environment jsdom
import { Element, useNode } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Editor, Frame } from './instrumented'
import { startLesson } from './report'

const send = vi.hoisted(() => vi.fn())
vi.mock('./page', () => ({ send }))
afterEach(cleanup)

/** A block that shows in its own way that it is selected, and one that does not. */
function Text({ isPlain = false }: { isPlain?: boolean }) {
  const { connectors, selected } = useNode((node) => ({ selected: node.events.selected }))
  return (
    <p ref={(el) => void (el && connectors.connect(el))} data-selected={!isPlain && selected}>
      {isPlain ? 'Plain' : 'Text'}
    </p>
  )
}

/** Selects the block with `words` in a new editor, and resolves with the last state that was sent. */
async function stateWith(words: string): Promise<{ selected: string[]; marked: string[] }> {
  render(
    <Editor resolver={{ Text }}>
      <Frame>
        <Element is="div" canvas>
          <Text />
          <Text isPlain />
        </Element>
      </Frame>
    </Editor>,
  )
  send.mockClear()
  fireEvent.mouseDown(screen.getByText(words))
  const state = expect.objectContaining({ selected: [expect.any(String)] })
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ state })))
  return send.mock.lastCall![0].state
}

it('reports a Node that looks different while selected, even if it was selected before the first report', async () => {
  const { selected, marked } = await stateWith('Text')
  expect(marked).toEqual(selected)
})

it('draws a frame around what is selected, which is not a part of its appearance, and none in a lesson', async () => {
  expect((await stateWith('Plain')).marked).toEqual([])
  expect(screen.getByText('Plain').dataset).toMatchObject({ node: 'Text', mark: 'selected' })
  cleanup()
  startLesson()
  await stateWith('Plain')
  expect(screen.getByText('Plain').dataset.mark).toBeUndefined()
})
