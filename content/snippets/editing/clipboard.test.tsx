// @vitest-environment jsdom
import { Editor, Element, Frame } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Text } from '../Text'
import { Clipboard } from './Clipboard'
import { DuplicateButton } from './DuplicateButton'

afterEach(cleanup)

let copied = ''
test('The selection can be duplicated, copied, cut, and pasted, but not while a dialog is open', () => {
  render(
    <Editor resolver={{ Text }}>
      <DuplicateButton />
      <Clipboard />
      <dialog />
      <Frame>
        <Element is="main" canvas>
          <Text text="One" />
        </Element>
      </Frame>
    </Editor>,
  )
  const texts = () => screen.getByRole('main').textContent
  fireEvent.mouseDown(screen.getByText('One'))
  fireEvent.click(screen.getByText('Duplicate'))
  expect(texts()).toBe('OneOne')

  const clipboardData = {
    setData: (_type: string, text: string) => (copied = text),
    getData: () => copied,
  }
  fireEvent.copy(document, { clipboardData })
  fireEvent.paste(document, { clipboardData })
  expect(texts()).toBe('OneOneOne')

  fireEvent.cut(document, { clipboardData })
  expect(texts()).toBe('OneOne')
  const dialog = screen.getByRole('dialog', { hidden: true })
  dialog.toggleAttribute('open', true)
  fireEvent.paste(document, { clipboardData })
  expect(texts()).toBe('OneOne')
  dialog.toggleAttribute('open', false)
  fireEvent.paste(document, { clipboardData })
  expect(texts()).toBe('OneOneOne')
})

const text = { type: { resolvedName: 'Text' }, props: { text: 'Two' }, linkedNodes: {} }

test.each([
  ['text that is not a template', 'Two'],
  [
    'a number among the children',
    [{ rootId: 'a', nodes: { a: { ...text, nodes: [5] }, 5: { ...text, nodes: [] } } }],
  ],
  ['a Node without a list of children', [{ rootId: 'a', nodes: { a: text } }]],
])('Nothing is pasted, and the user can be told: %s', (_, pasted) => {
  const onPasted = vi.fn()
  render(
    <Editor resolver={{ Text }}>
      <Clipboard onPasted={onPasted} />
      <Frame>
        <Element is="main" canvas>
          <Text text="One" />
        </Element>
      </Frame>
    </Editor>,
  )
  const clipboardData = { getData: () => JSON.stringify(pasted) }
  fireEvent.paste(document, { clipboardData })
  expect(onPasted).toHaveBeenCalledExactlyOnceWith(false)
  expect(screen.getByRole('main').textContent).toBe('One')
})
