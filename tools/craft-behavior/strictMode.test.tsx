import { DefaultEventHandlers, Editor, Element, Frame } from '@craftjs/core'
import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { Box, editor, handlersOf, inRoot, Probe, resolver, setText, Text } from './craft'

/** Mounts an editor in StrictMode, and returns how often its callbacks have run. */
function openStrictly() {
  const onNodesChange = vi.fn()
  const handlers = vi.fn(handlersOf(DefaultEventHandlers))
  render(
    <StrictMode>
      <Editor resolver={resolver} onNodesChange={onNodesChange} handlers={handlers}>
        <Frame>
          <Element is={Box} canvas>
            <Text text="a" />
          </Element>
        </Frame>
        <Probe />
      </Editor>
    </StrictMode>,
  )
  return { onNodesChange, handlers }
}

it('Mounting calls onNodesChange, and a change calls it twice', () => {
  const { onNodesChange } = openStrictly()
  expect(onNodesChange).toHaveBeenCalledTimes(1)
  setText(inRoot()[0]!, 'changed')
  expect(onNodesChange).toHaveBeenCalledTimes(3)
})

it('The handlers are made twice', () => {
  expect(openStrictly().handlers).toHaveBeenCalledTimes(2)
})

it('With React 18, the Nodes of the first of two renders stay behind', () => {
  openStrictly()
  const reachable = ['ROOT', ...editor.query.node('ROOT').descendants(true)]
  expect(reachable).toHaveLength(2)
  expect(Object.keys(editor.query.getNodes())).toHaveLength(3)
})
