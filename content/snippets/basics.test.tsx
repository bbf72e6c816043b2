// @vitest-environment jsdom
import { Editor, Element, Frame } from '@craftjs/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Container } from './Container'
import { resolver } from './resolver'
import { Text } from './Text'

afterEach(cleanup)

test('A text in a container can be dragged, but the root cannot', () => {
  render(
    <Editor resolver={resolver}>
      <Frame>
        <Element is={Container} canvas>
          <Text text="Hello" />
        </Element>
      </Frame>
    </Editor>,
  )
  const text = screen.getByText('Hello')
  expect([text.draggable, text.parentElement?.draggable]).toEqual([true, false])
})
