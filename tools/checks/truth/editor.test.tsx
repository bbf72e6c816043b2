// @vitest-environment jsdom
import {
  Editor,
  type EditorStore,
  Element,
  Frame,
  type NodeId,
  type Options,
  useEditor,
  type UserComponent,
} from '@craftjs/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { CSSProperties } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Background } from '../../../content/snippets/editing/Background'
import { CancelableHandlers } from '../../../content/snippets/editing/CancelableHandlers'
import { SelectParentHandlers } from '../../../content/snippets/editing/SelectParentHandlers'
import {
  Box,
  Catch,
  editor,
  inRoot,
  open,
  Pair,
  Probe,
  propsAt,
  resolver,
  setText,
  Text,
  useBlock,
} from './craft'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(cleanup)

const texts = () => inRoot().map((_, index) => propsAt(index).text)
const twoTexts = [<Text key="a" text="a" />, <Text key="b" text="b" />]
const messageOf = (run: () => unknown): string => {
  try {
    act(() => void run())
    return 'nothing is thrown'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('normalizeNodes', () => {
  it('runs for undo and redo as well', () => {
    const types: string[] = []
    open(twoTexts, { normalizeNodes: (_state, _previous, action) => void types.push(action.type) })
    setText(inRoot()[0]!, 'changed')
    act(() => editor.actions.history.undo())
    act(() => editor.actions.history.redo())
    expect(types).toEqual(['setProp', 'HISTORY_UNDO', 'HISTORY_REDO'])
  })

  it('runs for a page from data and for linked Nodes, and not for a page from JSX', () => {
    const types: string[] = []
    const normalizeNodes: Options['normalizeNodes'] = (_state, _previous, action) =>
      void types.push(action.type)
    const Card: UserComponent = () => (
      <section ref={useBlock()}>
        <Element id="body" is={Box} canvas />
      </section>
    )
    open(<Card />, { resolver: { ...resolver, Card }, normalizeNodes })
    expect(types).toEqual(['addLinkedNodeFromTree'])
    const json = editor.query.serialize()
    cleanup()
    types.length = 0
    open(null, { resolver: { ...resolver, Card }, normalizeNodes }, json)
    expect(types).toEqual(['deserialize'])
  })
})

describe('onNodesChange', () => {
  it('is not called by mounting, and once by the first change of any kind', () => {
    const onNodesChange = vi.fn()
    open(twoTexts, { onNodesChange })
    expect(onNodesChange).toHaveBeenCalledTimes(0)
    act(() => editor.actions.selectNode('ROOT'))
    expect(onNodesChange).toHaveBeenCalledTimes(1)
    act(() => editor.actions.selectNode(inRoot()[0]))
    expect(onNodesChange).toHaveBeenCalledTimes(1)
  })
})

describe('The history', () => {
  it('goes back to A when B was recorded and C was ignored', () => {
    open(<Text text="A" />)
    const id = inRoot()[0]!
    setText(id, 'B')
    act(() => editor.actions.history.ignore().setProp(id, (props: { text: string }) => (props.text = 'C')))
    act(() => editor.actions.history.undo())
    expect(texts()).toEqual(['A'])
  })
})

describe('The selection', () => {
  it('is cleared by a connector with an empty id, also with the meta key', () => {
    function Beside() {
      const { connectors } = useEditor()
      return (
        <i
          ref={(el) => {
            if (el) connectors.select(el, '')
          }}
        >
          Beside
        </i>
      )
    }
    open(twoTexts, { children: <Beside /> })
    for (const metaKey of [false, true]) {
      act(() => editor.actions.selectNode(inRoot()[0]))
      fireEvent.mouseDown(screen.getByText('Beside'), { metaKey })
      expect(editor.query.getEvent('selected').size()).toBe(0)
    }
  })

  it('has helpers that can be destructured, and some that cannot', () => {
    open(twoTexts)
    act(() => editor.actions.selectNode(inRoot()[0]))
    const { contains, all, raw, first, isEmpty } = editor.query.getEvent('selected')
    expect([contains(inRoot()[0]!), all().length, raw().size]).toEqual([true, 1, 1])
    expect(() => first()).toThrow(TypeError)
    expect(() => isEmpty()).toThrow(TypeError)
    const { isCanvas, ancestors, isDeletable } = editor.query.node('ROOT')
    expect([isCanvas(), ancestors()]).toEqual([true, []])
    expect(() => isDeletable()).toThrow(TypeError)
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

describe('A parent with a rule that counts its children', () => {
  it('refuses reordering by throwing, since the parent is asked again', () => {
    open(
      <Element is={Pair} canvas>
        <Text text="a" />
        <Text text="b" />
      </Element>,
    )
    const pair = inRoot()[0]!
    const [first] = editor.query.node(pair).childNodes()
    expect(messageOf(() => editor.actions.move(first!, pair, 2))).toContain(
      'Target parent rejects incoming node',
    )
    expect(
      messageOf(() =>
        editor.actions.addNodeTree(editor.query.parseReactElement(<Text />).toNodeTree(), pair),
      ),
    ).toBe('nothing is thrown')
  })
})

/** A drag event; jsdom has none. */
const drag = (type: string, dropEffect = 'move') =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: { dropEffect, setDragImage: () => {} },
    clientX: 0,
    clientY: 0,
  })
const send = (target: EventTarget, event: Event) => act(() => void target.dispatchEvent(event))

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
    send(source, drag('dragstart'))
    send(target, drag('dragenter'))
    send(target, drag('dragover'))
    send(source, drag('dragend', dropEffect))
  }
  const options = {
    handlers: (store: EditorStore) =>
      new CancelableHandlers({ store, isMultiSelectEnabled: () => false, removeHoverOnMouseleave: false }),
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
    send(dragged, drag('dragstart'))
    send(other, drag('dragenter'))
    send(other, drag('dragover'))
    const measure = vi.spyOn(other, 'getBoundingClientRect')
    scroll()
    measure.mockClear()
    send(other, Object.assign(drag('dragover'), { clientY: 5 }))
    const isMeasured = measure.mock.calls.length > 0
    send(dragged, drag('dragend'))
    return isMeasured
  }
  const openInContainer = () =>
    render(
      <div data-testid="container">
        <Editor resolver={resolver}>
          <Probe />
          <Frame>
            <Element is={Box} canvas>
              {twoTexts}
            </Element>
          </Frame>
        </Editor>
      </div>,
    )

  it('are measured again after an element around the page has scrolled', () => {
    openInContainer()
    expect(measuredAfter(() => fireEvent.scroll(screen.getByTestId('container')))).toBe(true)
  })

  it.each([
    ['the document', () => document],
    ['the window', () => window],
  ])('are not measured again after %s has scrolled', (_, target) => {
    openInContainer()
    expect(measuredAfter(() => fireEvent.scroll(target()))).toBe(false)
  })
})

describe('Dragging a selected component', () => {
  const draggedAfter = (select: (a: HTMLElement, b: HTMLElement) => void) => {
    open(twoTexts)
    const [a, b] = [screen.getByText('a'), screen.getByText('b')]
    select(a, b)
    fireEvent.mouseDown(a)
    send(a, drag('dragstart'))
    const { length } = editor.query.getEvent('dragged').all()
    send(a, drag('dragend'))
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

  it('drags it alone if code has selected the others', () => {
    expect(draggedAfter(() => act(() => editor.actions.selectNode(inRoot())))).toBe(1)
  })
})

describe('The place of a drop', () => {
  /** Where a drop in the upper right of a child lands, if the child has this style. */
  function placeBeside(style: CSSProperties) {
    // jsdom computes no defaults for these.
    const block: CSSProperties = { display: 'block', position: 'static', margin: 0, overflow: 'visible' }
    open(
      <Element is="div" canvas style={{ cssFloat: 'none' }}>
        <p style={{ ...block, ...style }}>child</p>
      </Element>,
    )
    const child = screen.getByText('child')
    vi.spyOn(child, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
    const [parent] = inRoot()
    const [source] = editor.query.node(parent!).childNodes()
    return editor.query.getDropPlaceholder(source!, parent!, { x: 90, y: 10 })?.placement.where
  }

  it('depends on the height of a block, and on the width of what is not in the flow of blocks', () => {
    expect(placeBeside({})).toBe('before')
    cleanup()
    for (const style of [{ overflow: 'hidden' }, { display: 'inline' }, { position: 'absolute' }] as const) {
      expect(placeBeside(style)).toBe('after')
      cleanup()
    }
  })
})

describe('The handlers that select the parent on a double click', () => {
  const options = {
    handlers: (store: EditorStore) =>
      new SelectParentHandlers({ store, isMultiSelectEnabled: () => false, removeHoverOnMouseleave: false }),
    children: <Background>Beside</Background>,
  }

  it('select the parent', () => {
    open(twoTexts, options)
    fireEvent.doubleClick(screen.getByText('a'))
    expect(editor.query.getEvent('selected').all()).toEqual(['ROOT'])
  })

  it('do nothing on the background, whose connector has an empty id', () => {
    open(twoTexts, options)
    const onError = vi.fn()
    window.addEventListener('error', onError)
    fireEvent.doubleClick(screen.getByText('Beside'))
    window.removeEventListener('error', onError)
    expect(onError).not.toHaveBeenCalled()
  })
})

describe('A Canvas in a parent that is no Canvas', () => {
  it('accepts drops, and cannot be dragged', () => {
    open(
      <Element is={Box}>
        <Element is={Box} canvas>
          <Text text="inside" />
        </Element>
      </Element>,
    )
    const [outer] = inRoot()
    const [inner] = editor.query.node(outer!).childNodes()
    expect(editor.query.node(inner!).isDraggable()).toBe(false)
    const { nodes, rootNodeId } = editor.query.parseReactElement(<Text />).toNodeTree()
    expect(editor.query.node(inner!).isDroppable(nodes[rootNodeId]!)).toBe(true)
    expect(editor.query.node(outer!).isDroppable(nodes[rootNodeId]!)).toBe(false)
  })
})

describe('The only child of a frame’s element', () => {
  it.each([
    ['a number', 5, '5'],
    ['true', true, ''],
    ['false', false, ''],
  ])('that is %s breaks saving', (_, child, shown) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { container } = render(
      <Catch>
        <Editor resolver={resolver}>
          <Probe />
          <Frame>
            <div>{child}</div>
          </Frame>
        </Editor>
      </Catch>,
    )
    expect(container.textContent).toBe(shown)
    expect(() => editor.query.serialize()).toThrow(TypeError)
  })
})
