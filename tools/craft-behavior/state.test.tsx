import { Element, useEditor, useNode, type UserComponent } from '@craftjs/core'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Box, editor, inRoot, open, propsAt, setText, Text, useBlock } from './craft'

const textOf = (index: number) => propsAt(index).text
const twoTexts = [<Text key="a" text="a" />, <Text key="b" text="b" />]
const withText = (text: string) => (props: { text: string }) => {
  props.text = text
}

describe('The history', () => {
  it('merges a change into an entry that is less than half a second old', () => {
    vi.useFakeTimers()
    open(<Text text="A" />)
    const id = inRoot()[0]!
    const throttled = (text: string) =>
      act(() => editor.actions.history.throttle(500).setProp(id, withText(text)))
    throttled('B')
    vi.advanceTimersByTime(499)
    throttled('C')
    vi.advanceTimersByTime(1)
    throttled('D')
    act(() => editor.actions.history.undo())
    expect(textOf(0)).toBe('C')
    act(() => editor.actions.history.undo())
    expect(textOf(0)).toBe('A')
  })

  it('discards what could be redone at a new entry, and not at a merged one', () => {
    open(<Text text="A" />)
    const id = inRoot()[0]!
    setText(id, 'B')
    setText(id, 'C')
    act(() => editor.actions.history.undo())
    act(() => editor.actions.history.merge().setProp(id, withText('D')))
    expect(editor.query.history.canRedo()).toBe(true)
    act(() => editor.actions.history.redo())
    expect(textOf(0)).toBe('C')
    act(() => editor.actions.history.undo())
    setText(id, 'E')
    expect(editor.query.history.canRedo()).toBe(false)
  })
})

describe('A merged change', () => {
  it('joins the entry before an action that has changed nothing', () => {
    open(<Text text="A" />)
    const id = inRoot()[0]!
    setText(id, 'B')
    setText(id, 'B')
    act(() => editor.actions.history.merge().setCustom(id, (custom) => (custom.seen = true)))
    act(() => editor.actions.history.undo())
    expect(textOf(0)).toBe('A')
    expect(editor.query.history.canUndo()).toBe(false)
  })
})

describe('What useEditor returns', () => {
  type Handle = ReturnType<typeof useEditor>

  it('is new on each render in part', () => {
    const seen: Handle[] = []
    function Panel() {
      seen.push(useEditor((state) => ({ selected: state.events.selected.size })))
      return null
    }
    open(twoTexts, { children: <Panel /> })
    act(() => editor.actions.selectNode('ROOT'))
    const [before, after] = seen.slice(-2) as [Handle, Handle]
    expect(before.actions).not.toBe(after.actions)
    expect(before.actions.history).not.toBe(after.actions.history)
    expect(before.actions.history.ignore).not.toBe(after.actions.history.ignore)
    expect(before.actions.history.throttle).not.toBe(after.actions.history.throttle)
    for (const read of [
      ({ query }: Handle) => query,
      ({ actions }: Handle) => actions.setOptions,
      ({ actions }: Handle) => actions.history.undo,
      ({ actions }: Handle) => actions.history.merge,
    ])
      expect(read(before)).toBe(read(after))
  })

  it('renders a component once more after it has mounted, and then only for what it collects', () => {
    let renders = 0
    function Panel() {
      useEditor((state) => ({ enabled: state.options.enabled }))
      renders += 1
      return null
    }
    open(twoTexts, { children: <Panel /> })
    expect(renders).toBe(2)
    act(() => editor.actions.selectNode('ROOT'))
    expect(renders).toBe(2)
  })
})

describe('Actions', () => {
  it('delete a child before its parent, and throw for a child after its parent', () => {
    open(
      <Element is={Box} canvas>
        <Text text="a" />
      </Element>,
    )
    const box = inRoot()[0]!
    const [child] = editor.query.node(box).childNodes()
    expect(() => act(() => editor.actions.delete([box, child!]))).toThrow(TypeError)
    act(() => editor.actions.delete([child!, box]))
    expect(inRoot()).toEqual([])
  })

  it('move several Nodes to the start in reverse order when the index is missing', () => {
    open(['a', 'b', 'c', 'd'].map((text) => <Text key={text} text={text} />))
    const [, , c, d] = inRoot()
    const move = editor.actions.move as (ids: string[], parent: string) => void
    act(() => move([c!, d!], 'ROOT'))
    expect(inRoot().map((_, index) => textOf(index))).toEqual(['d', 'c', 'a', 'b'])
  })

  it('move what canDrag keeps the user from dragging', () => {
    const Fixed: UserComponent = () => <p ref={useBlock()} />
    Fixed.craft = { rules: { canDrag: () => false } }
    open([<Fixed key="fixed" />, <Text key="b" text="b" />], { components: { Fixed } })
    const [fixed] = inRoot()
    expect(editor.query.node(fixed!).isDraggable()).toBe(false)
    act(() => editor.actions.move(fixed!, 'ROOT', 2))
    expect(inRoot()[1]).toBe(fixed)
  })

  it('do not change a prop to its default when it is undefined or null', () => {
    const Colored: UserComponent<{ color?: string | null }> = () => <p ref={useBlock()} />
    Colored.craft = { props: { color: 'red' } }
    open([<Colored key="a" color={undefined} />, <Colored key="b" color={null} />], {
      components: { Colored },
    })
    expect([propsAt(0).color, propsAt(1).color]).toEqual([undefined, null])
    const json = editor.query.serialize()
    act(() => editor.actions.deserialize(json))
    expect([propsAt(0).color, propsAt(1).color]).toEqual(['red', 'red'])
    expect(editor.query.serialize()).not.toBe(json)
  })
})

describe('A Node', () => {
  it('freezes the objects that it is made from', () => {
    const Styled: UserComponent<{ style?: object; own?: object }> = () => <p ref={useBlock()} />
    const [info, style, own] = [{ group: 'text' }, { color: 'red' }, { size: 1 }]
    Styled.craft = { info, props: { style } }
    open(<Styled own={own} />, { components: { Styled } })
    expect([info, style, own].map(Object.isFrozen)).toEqual([true, true, true])
  })

  it('has no dom in an editor that is disabled from the start', () => {
    open(<Text text="a" />, { enabled: false })
    const dom = () => editor.query.node(inRoot()[0]!).get().dom
    expect(dom()).toBeNull()
    act(() => editor.actions.setOptions((options) => (options.enabled = true)))
    expect(dom()).toBe(screen.getByText('a'))
  })

  it('that is not there leads to undefined in its own tree', () => {
    open(twoTexts)
    expect(editor.query.node('gone').toNodeTree()).toEqual({
      rootNodeId: 'gone',
      nodes: { gone: undefined },
    })
  })

  it('keeps its linked Node when `is` changes while it is mounted', () => {
    const Slot: UserComponent<{ isWide?: boolean }> = ({ isWide }) => (
      <section ref={useBlock()}>
        <Element id="slot" is={isWide ? Box : Text} canvas />
      </section>
    )
    open(<Slot />, { components: { Slot } })
    const id = inRoot()[0]!
    const linked = () => editor.query.node(id).linkedNodes()
    const before = linked()
    act(() => editor.actions.setProp(id, (props: { isWide: boolean }) => (props.isWide = true)))
    expect(linked()).toEqual(before)
    act(() => editor.actions.setHidden(id, true))
    act(() => editor.actions.setHidden(id, false))
    expect(linked()).not.toEqual(before)
    expect(editor.query.node(linked()[0]!).get().data.name).toBe('Box')
  })

  it('is selected by any button of the mouse', () => {
    const Flag: UserComponent = () => {
      const { selected } = useNode((node) => ({ selected: node.events.selected }))
      return <p ref={useBlock()}>{selected ? 'selected' : 'idle'}</p>
    }
    open(<Flag />, { components: { Flag } })
    fireEvent.mouseDown(screen.getByText('idle'), { button: 2 })
    expect(screen.getByText('selected')).toBeTruthy()
  })
})

describe('What is hovered', () => {
  it('stays until something else is, or selectNode is called', () => {
    open(twoTexts, { children: <u>Beside</u> })
    const hovered = () => editor.query.getEvent('hovered').all()
    fireEvent.mouseOver(screen.getByText('a'))
    fireEvent.mouseOver(screen.getByText('Beside'))
    fireEvent.mouseDown(screen.getByText('b'))
    expect(hovered()).toEqual([inRoot()[0]])
    act(() => editor.actions.selectNode(inRoot()[1]))
    expect(hovered()).toEqual([])
  })
})
