import { useNode, type NodeId, type UserComponent } from '@craftjs/core'
import { act, cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { boxWith, drag, editor, inRoot, open, Text, useBlock } from './craft'

describe('Which rule is asked when (rules.svg, drop.svg)', () => {
  let asked: string[]
  const ask = (rule: string) => () => asked.push(rule) > 0
  const Card: UserComponent<{ children?: ReactNode }> = ({ children }) => (
    <div ref={useBlock()} data-testid="card">
      {children}
    </div>
  )
  Card.craft = { isCanvas: true, rules: { canMoveIn: ask('canMoveIn') } }
  const Page = boxWith({ isCanvas: true, rules: { canMoveOut: ask('canMoveOut') } })
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
      { components: { Card, Page, Item } },
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
    drag('dragstart', element)
    expect(asked).toEqual(['canDrag'])
    expect([...editor.query.getState().events.dragged]).toEqual([item])
    drag('dragover', screen.getByTestId('card'))
    expect(asked).toEqual(['canDrag', 'canMoveIn', 'canDrop', 'canMoveOut'])
    drag('dragend', element)
  })

  it('changes the tree when the user lets go, by one action', () => {
    const { page, item, card } = openPage()
    const other = editor.query.node(card).childNodes()[0]
    const element = screen.getByText('item')
    drag('dragstart', element)
    drag('dragover', screen.getByTestId('card'))
    const { indicator } = editor.query.getState()
    expect(indicator).toMatchObject({ error: null, placement: { parent: { id: card } } })
    expect(editor.query.node(page).childNodes()).toEqual([item, card])
    drag('dragend', element)
    expect(editor.query.node(page).childNodes()).toEqual([card])
    expect(new Set(editor.query.node(card).childNodes())).toEqual(new Set([item, other]))
    expect(editor.query.getState().indicator).toBeNull()
    act(() => editor.actions.history.undo())
    expect(editor.query.node(page).childNodes()).toEqual([item, card])
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
  const options = { components: { Sized } }
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
})
