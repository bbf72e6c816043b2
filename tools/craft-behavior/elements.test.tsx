import { Editor, Frame, useNode, type UserComponent } from '@craftjs/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Catch, editor, inRoot, open, Text } from './craft'

/** What the docs call a component that was never connected. */
const Lost: UserComponent<{ text?: string }> = ({ text }) => <p>{text}</p>
const options = { components: { Lost } }

describe('A component that connects no element', () => {
  it('cannot be selected: a press on it selects its parent', () => {
    open(<Lost text="lost" />, options)
    fireEvent.mouseDown(screen.getByText('lost'))
    expect(editor.query.getEvent('selected').all()).toEqual(['ROOT'])
    expect(editor.query.node(inRoot()[0]!).get().dom).toBeNull()
  })
})

describe('A connector', () => {
  it('throws an error without a text when it gets an element of a component', () => {
    const Block: UserComponent = () => useNode().connectors.connect(<Text text="a" />)
    render(
      <Catch>
        <Editor resolver={{ Block }}>
          <Frame>
            <Block />
          </Frame>
        </Editor>
      </Catch>,
    )
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})

describe('A ref that a library does not forward', () => {
  it('is never called, and React 18 warns', () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => {})
    const Note = (({ text }: { text: string }) => <p>{text}</p>) as unknown as UserComponent<{
      text: string
      ref: unknown
    }>
    const Block: UserComponent = () => {
      const { connectors } = useNode()
      return <Note text="note" ref={(el: HTMLElement | null) => void (el && connectors.connect(el))} />
    }
    open(<Block />, { components: { Block } })
    expect(String(warn.mock.calls[0]?.[0])).toContain('Function components cannot be given refs')
    expect(editor.query.node(inRoot()[0]!).get().dom).toBeNull()
  })
})
