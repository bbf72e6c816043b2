import { Element, type NodeId, useEditor, useNode, type UserComponent } from '@craftjs/core'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CancelableHandlers } from '../../content/snippets/editing/CancelableHandlers'
import { Box, drag, editor, handlersOf, inRoot, open, Text, texts, uncaughtIn } from './craft'

const twoTexts = [<Text key="a" text="a" />, <Text key="b" text="b" />]

describe('The handlers that cancel a drag', () => {
  function Tool() {
    const { connectors } = useEditor()
    return (
      <i
        ref={(el) => {
          if (el) connectors.create(el, <Text text="new" />)
        }}
      >
        Tool
      </i>
    )
  }
  const dragOnto = (source: HTMLElement, target: HTMLElement, dropEffect: string) => {
    drag('dragstart', source)
    drag('dragenter', target)
    drag('dragover', target)
    drag('dragend', source, { dataTransfer: { dropEffect } })
  }
  const options = {
    handlers: handlersOf(CancelableHandlers),
    children: <Tool />,
  }

  it('cancel the drag of an element of the page', () => {
    open(twoTexts, options)
    const before = texts()
    dragOnto(screen.getByText('a'), screen.getByText('b'), 'none')
    expect(texts()).toEqual(before)
    dragOnto(screen.getAllByText('a')[0]!, screen.getByText('b'), 'move')
    expect(texts()).not.toEqual(before)
  })

  it('do not cancel a drag from the toolbox', () => {
    open(twoTexts, options)
    dragOnto(screen.getByText('Tool'), screen.getByText('a'), 'none')
    expect(texts()).toContain('new')
  })
})

describe('Drop positions during a drag', () => {
  /** How often the elements of the page are measured while `scroll` happens between two moves of the pointer. */
  function measuredAfter(scroll: () => void): boolean {
    // Before the drag: its image holds a copy of the text.
    const [dragged, other] = [screen.getByText('a'), screen.getByText('b')]
    drag('dragstart', dragged)
    drag('dragenter', other)
    drag('dragover', other)
    const measure = vi.spyOn(other, 'getBoundingClientRect')
    scroll()
    measure.mockClear()
    drag('dragover', other, { clientY: 5 })
    const isMeasured = measure.mock.calls.length > 0
    drag('dragend', dragged)
    return isMeasured
  }
  it('are measured again after an element around the page has scrolled', () => {
    const { container } = open(twoTexts)
    expect(measuredAfter(() => fireEvent.scroll(container))).toBe(true)
  })

  it.each([
    ['the document', () => document],
    ['the window', () => window],
  ])('are not measured again after %s has scrolled', (_, target) => {
    open(twoTexts)
    expect(measuredAfter(() => fireEvent.scroll(target()))).toBe(false)
  })
})

describe('Dragging a selected component', () => {
  const draggedAfter = (select: (a: HTMLElement, b: HTMLElement) => void) => {
    open(twoTexts)
    const [a, b] = [screen.getByText('a'), screen.getByText('b')]
    select(a, b)
    fireEvent.mouseDown(a)
    drag('dragstart', a)
    const { length } = editor.query.getEvent('dragged').all()
    drag('dragend', a)
    return length
  }
  const click = (el: HTMLElement, metaKey = false) => {
    fireEvent.mouseDown(el, { metaKey })
    fireEvent.click(el, { metaKey })
  }

  it('drags what the user has selected with it', () => {
    expect(
      draggedAfter((a, b) => {
        click(a)
        click(b, true)
      }),
    ).toBe(2)
  })

  it('drags what code has selected with it, if it was selected at the last click', () => {
    expect(
      draggedAfter((a) => {
        click(a)
        act(() => editor.actions.selectNode(inRoot()))
      }),
    ).toBe(2)
  })

  it('drags it alone if code has selected it', () => {
    expect(draggedAfter(() => act(() => editor.actions.selectNode(inRoot())))).toBe(1)
  })
})

describe('A drag without an element to measure', () => {
  it('throws, because nothing was connected', () => {
    const Handle: UserComponent = () => {
      const { connectors } = useNode()
      return (
        <i
          ref={(el) => {
            if (el) connectors.drag(el)
          }}
        >
          Handle
        </i>
      )
    }
    open(<Handle />, { components: { Handle } })
    expect(uncaughtIn(() => drag('dragstart', 'Handle'))).toContain(
      "Cannot read properties of null (reading 'getBoundingClientRect')",
    )
  })
})

describe('getDropPlaceholder onto the Node itself', () => {
  it('has an error for a Canvas alone', () => {
    open([<Text key="a" text="a" />, <Element key="box" is={Box} canvas />])
    const [leaf, canvas] = inRoot()
    const onItself = (id: NodeId) => editor.query.getDropPlaceholder(id, id, { x: 0, y: 0 })
    expect(onItself(leaf!)).toMatchObject({ error: null, placement: { parent: { id: 'ROOT' } } })
    expect(String(onItself(canvas!)?.error)).toContain('Cannot move node into a descendant')
  })
})
