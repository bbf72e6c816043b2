// @vitest-environment jsdom
import { Element, useNode, type NodeId, type UserComponent } from '@craftjs/core'
import { act, cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Box, editor, inRoot, open, resolver, Text, useBlock } from './craft'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A drag event; jsdom has none. */
const drag = (type: string) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: { dropEffect: 'move', setDragImage: () => {} },
    clientX: 0,
    clientY: 0,
  })
const send = (target: EventTarget, type: string) => act(() => void target.dispatchEvent(drag(type)))

describe('Which rule is asked when (rules.svg, drop.svg)', () => {
  let asked: string[]
  const ask = (rule: string) => () => asked.push(rule) > 0
  const Card: UserComponent<{ children?: ReactNode }> = ({ children }) => (
    <div ref={useBlock()} data-testid="card">
      {children}
    </div>
  )
  Card.craft = { isCanvas: true, rules: { canMoveIn: ask('canMoveIn') } }
  const Page: typeof Card = ({ children }) => <div ref={useBlock()}>{children}</div>
  Page.craft = { isCanvas: true, rules: { canMoveOut: ask('canMoveOut') } }
  const Item: typeof Text = ({ text }) => <p ref={useBlock()}>{text}</p>
  Item.craft = { rules: { canDrag: ask('canDrag'), canDrop: ask('canDrop') } }

  /** The Page is in the root, and has the Item and the Card. */
  function openPage(): { page: NodeId; item: NodeId; card: NodeId } {
    open(
      <Page>
        <Item text="item" />
        <Card>
          <Text text="other" />
        </Card>
      </Page>,
      { resolver: { ...resolver, Card, Page, Item } },
    )
    asked = []
    const [page = ''] = inRoot()
    const [item = '', card = ''] = editor.query.node(page).childNodes()
    // jsdom measures nothing, and the pointer at (0, 0) would be at the edge of the Card.
    vi.spyOn(screen.getByTestId('card'), 'getBoundingClientRect').mockReturnValue(
      new DOMRect(-50, -50, 100, 100),
    )
    return { page, item, card }
  }

  beforeEach(() => {
    asked = []
  })

  it('asks canDrag as the drag starts, and the other three over a target, in this order', () => {
    const { item } = openPage()
    const element = screen.getByText('item')
    send(element, 'dragstart')
    expect(asked).toEqual(['canDrag'])
    expect([...editor.query.getState().events.dragged]).toEqual([item])
    send(screen.getByTestId('card'), 'dragover')
    expect(asked).toEqual(['canDrag', 'canMoveIn', 'canDrop', 'canMoveOut'])
    send(element, 'dragend')
  })

  it('changes the tree when the user lets go, by one action', () => {
    const { page, item, card } = openPage()
    const other = editor.query.node(card).childNodes()[0]
    const element = screen.getByText('item')
    send(element, 'dragstart')
    send(screen.getByTestId('card'), 'dragover')
    const { indicator } = editor.query.getState()
    expect(indicator).toMatchObject({ error: null, placement: { parent: { id: card } } })
    expect(editor.query.node(page).childNodes()).toEqual([item, card])
    send(element, 'dragend')
    expect(editor.query.node(page).childNodes()).toEqual([card])
    expect(new Set(editor.query.node(card).childNodes())).toEqual(new Set([item, other]))
    expect(editor.query.getState().indicator).toBeNull()
    act(() => editor.actions.history.undo())
    expect(editor.query.node(page).childNodes()).toEqual([item, card])
    expect(editor.query.history.canUndo()).toBe(false)
  })

  it('asks only canMoveIn and canDrop of a new element', () => {
    const { card } = openPage()
    const { nodes, rootNodeId } = editor.query.parseReactElement(<Item text="new" />).toNodeTree()
    asked = []
    expect(editor.query.node(card).isDroppable(nodes[rootNodeId]!)).toBe(true)
    expect(asked).toEqual(['canMoveIn', 'canDrop'])
  })
})

describe('What one undo takes back (undo.svg)', () => {
  it('goes back over what was deleted, over a move, and over changes within half a second', () => {
    vi.useFakeTimers()
    open([<Text key="a" text="a" />, <Text key="b" text="b" />, <Text key="c" text="c" />])
    const [a = '', b = '', c = ''] = inRoot()
    const textOf = (id: NodeId) => editor.query.node(id).get().data.props.text
    for (const text of ['x', 'xy', 'xyz'])
      act(() => {
        editor.actions.history.throttle(500).setProp(a, (props: { text: string }) => {
          props.text = text
        })
      })
    vi.advanceTimersByTime(1000)
    act(() => editor.actions.selectNode(b))
    act(() => editor.actions.move(a, 'ROOT', 2))
    act(() => {
      editor.actions.history.ignore().setProp(c, (props: { text: string }) => {
        props.text = 'ignored'
      })
    })
    act(() => editor.actions.delete(b))
    const undo = () => act(() => editor.actions.history.undo())
    expect(inRoot()).toEqual([a, c])
    undo()
    expect(inRoot()).toEqual([b, a, c])
    undo()
    expect([inRoot(), textOf(a)]).toEqual([[a, b, c], 'xyz'])
    undo()
    expect([textOf(a), textOf(c)]).toEqual(['a', 'ignored'])
    expect(editor.query.history.canUndo()).toBe(false)
  })
})

describe('Where the value of a prop comes from (prop-sources.svg)', () => {
  interface SizeProps {
    size?: number
    other?: number
  }
  const rendered: SizeProps = {}
  const Sized: UserComponent<SizeProps> = ({ size = 3, other = 3 }) => {
    Object.assign(rendered, { size, other })
    const { connectors } = useNode()
    return (
      <p
        ref={(el) => {
          if (el) connectors.connect(el)
        }}
      />
    )
  }
  Sized.craft = { props: { size: 2 } }
  const options = { resolver: { ...resolver, Sized } }
  const propsOfFirst = () => editor.query.node(inRoot()[0] ?? '').get().data.props

  it('takes the JSX first, then craft.props, and the parameter list only to render', () => {
    open(<Sized size={1} />, options)
    expect(propsOfFirst()).toEqual({ size: 1 })
    expect(rendered).toEqual({ size: 1, other: 3 })
    cleanup()
    open(<Sized />, options)
    expect(propsOfFirst()).toEqual({ size: 2 })
    act(() => {
      editor.actions.setProp(inRoot()[0] ?? '', (props: SizeProps) => {
        props.size = 5
      })
    })
    expect(rendered).toEqual({ size: 5, other: 3 })
    expect(editor.query.serialize()).toContain('"props":{"size":5}')
  })

  it('takes the saved page before craft.props', () => {
    open(<Sized size={1} />, options)
    const saved = editor.query.serialize()
    cleanup()
    open(<Sized size={9} />, options, saved)
    expect(propsOfFirst()).toEqual({ size: 1 })
    cleanup()
    open(<Sized size={9} />, options, saved.replace('"size":1', ''))
    expect(propsOfFirst()).toEqual({ size: 2 })
  })
})

describe('A page and its Nodes (node-tree.svg)', () => {
  const Hero: typeof Box = ({ children }) => (
    <div ref={useBlock()}>
      {children}
      <Element id="actions" is={Box} canvas>
        <Text text="button" />
      </Element>
    </div>
  )

  it('lists what comes from outside in nodes, and what the component renders in linkedNodes', () => {
    open(
      <Hero>
        <Text text="text" />
      </Hero>,
      { resolver: { ...resolver, Hero } },
    )
    const hero = editor.query.node(inRoot()[0] ?? '')
    const { nodes, linkedNodes } = hero.get().data
    expect([nodes.length, Object.keys(linkedNodes)]).toEqual([1, ['actions']])
    expect(editor.query.node(linkedNodes.actions ?? '').childNodes()).toHaveLength(1)
  })
})
