import { DefaultEventHandlers, Element, Frame, useEditor, useNode } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactElement, StrictMode, useLayoutEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { actions, enable, select, setText } from '../../src/fixtures/craft/actions'
import { boxWith, Card, canvas, refTo, Text } from '../../src/fixtures/craft/blocks'
import { beside, editorWith, open, query } from '../../src/fixtures/craft/craft'
import { handlersOf } from '../../src/fixtures/craft/events'
import { idAt, propsAt, selected, treeOf } from '../../src/fixtures/craft/page'

it('A prop of <Editor> that is undefined takes the place of its default', () => {
  open('a', { enabled: undefined })
  expect(screen.getByText('a').getAttribute('draggable')).toBeNull()
  cleanup()
  expect(() => open('a', { onRender: undefined })).toThrow('Element type is invalid')
})

it('onNodesChange does not see a change before the effects of the first render, until the next one', () => {
  const onNodesChange = vi.fn()
  function Early() {
    const { actions, query } = useEditor()
    useLayoutEffect(() => {
      actions.setProp(
        query.node('ROOT').childNodes()[0]!,
        (props: { text: string }) => (props.text = 'early'),
      )
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [])
    return null
  }
  open('a', { onNodesChange, children: <Early /> })
  expect([screen.getByText('early').tagName, onNodesChange.mock.calls.length]).toEqual(['P', 0])
  select('ROOT')
  expect(onNodesChange).toHaveBeenCalledTimes(1)
})

it('In StrictMode, React 18 makes handlers and Nodes twice, and calls onNodesChange more often', () => {
  const [onNodesChange, handlers] = [vi.fn(), vi.fn(handlersOf(DefaultEventHandlers))]
  render(<StrictMode>{editorWith({ children: canvas('a') }, { onNodesChange, handlers })}</StrictMode>)
  expect(handlers).toHaveBeenCalledTimes(2)
  expect(onNodesChange).toHaveBeenCalledTimes(1)
  setText(idAt(0), 'changed')
  expect(onNodesChange).toHaveBeenCalledTimes(3)
  expect(query.node('ROOT').descendants(true)).toHaveLength(1)
  expect(Object.keys(query.getNodes())).toHaveLength(3)
})

describe('The selection', () => {
  it.each([false, true])('is cleared by a connector with an empty id, with the meta key: %s', (metaKey) => {
    function Beside() {
      const { connectors } = useEditor()
      return <i ref={refTo((el) => connectors.select(el, ''))}>Beside</i>
    }
    open('a', { children: <Beside /> })
    select(idAt(0))
    fireEvent.mouseDown(screen.getByText('Beside'), { metaKey })
    expect(selected()).toEqual([])
  })

  it('has helpers that can be destructured, and some that cannot', () => {
    open('a')
    select(idAt(0))
    const { contains, all, raw, first, isEmpty } = query.getEvent('selected')
    expect([contains(idAt(0)), all().length, raw().size]).toEqual([true, 1, 1])
    expect(() => first()).toThrow(TypeError)
    expect(() => isEmpty()).toThrow(TypeError)
    const { isCanvas, ancestors, isDeletable } = query.node('ROOT')
    expect([isCanvas(), ancestors()]).toEqual([true, []])
    expect(() => isDeletable()).toThrow(TypeError)
  })

  it('gets a Node by any button of the mouse', () => {
    open('a')
    fireEvent.mouseDown(screen.getByText('a'), { button: 2 })
    expect(selected()).toEqual([idAt(0)])
  })
})

it('What is hovered stays until something else is, or selectNode is called', () => {
  open('a b', { children: <u>Beside</u> })
  const hovered = () => query.getEvent('hovered').all()
  fireEvent.mouseOver(screen.getByText('a'))
  fireEvent.mouseOver(screen.getByText('Beside'))
  fireEvent.mouseDown(screen.getByText('b'))
  expect(hovered()).toEqual([idAt(0)])
  select(idAt(1))
  expect(hovered()).toEqual([])
})

describe('useEditor', () => {
  type Handle = ReturnType<typeof useEditor>

  it.each<[string, isNew: boolean, read: (handle: Handle) => unknown]>([
    ['actions', true, ({ actions }) => actions],
    ['actions.history', true, ({ actions }) => actions.history],
    ['history.ignore', true, ({ actions }) => actions.history.ignore],
    ['history.throttle', true, ({ actions }) => actions.history.throttle],
    ['query', false, (handle) => handle.query],
    ['actions.setOptions', false, ({ actions }) => actions.setOptions],
    ['history.undo', false, ({ actions }) => actions.history.undo],
    ['history.merge', false, ({ actions }) => actions.history.merge],
  ])('returns %s, which is new on each render: %s', (_, isNew, read) => {
    const seen: unknown[] = []
    function Panel() {
      seen.push(read(useEditor((state) => ({ selected: state.events.selected.size }))))
      return null
    }
    open('a', { children: <Panel /> })
    select('ROOT')
    expect(seen.at(-1) !== seen.at(-2)).toBe(isNew)
  })

  it('renders a component once more: after it has mounted with the editor, or at the next change', () => {
    let renders = 0
    function Panel() {
      useEditor((state) => ({ enabled: state.options.enabled }))
      renders += 1
      return null
    }
    open('a', { children: <Panel /> })
    expect(renders).toBe(2)
    select('ROOT')
    expect(renders).toBe(2)
    cleanup()
    open('a')
    renders = 0
    beside(<Panel />)
    expect(renders).toBe(1)
    select('ROOT')
    select()
    expect(renders).toBe(2)
  })
})

it('Hovering makes a new Node with the same data', () => {
  open('a b')
  const before = query.node(idAt(0)).get()
  fireEvent.mouseOver(screen.getByText('a'))
  const after = query.node(idAt(0)).get()
  expect([after === before, after.data === before.data]).toEqual([false, true])
})

describe('Rendering', () => {
  it('passes tags and linked Nodes to onRender, and no Node that is hidden', () => {
    const wrapped = new Set<string>()
    function Wrap({ render }: { render: ReactElement }) {
      wrapped.add(useNode((node) => ({ name: node.data.name })).name)
      return render
    }
    const Title = boxWith({})
    open([<Card key="card" />, <h2 key="tag">Title</h2>, <Element key="hidden" is={Title} hidden />], {
      components: { Card, Title },
      onRender: Wrap,
    })
    expect([...wrapped].sort()).toEqual(['Box', 'Card', 'Text', 'h2'])
    actions.setHidden(idAt(2), false)
    expect(wrapped).toContain('Title')
  })

  it('keeps the onRender of the first render, and mounts nothing again for another one', () => {
    const editorOf = (onRender: (props: { render: ReactElement }) => ReactElement) =>
      editorWith({ children: canvas('a') }, { onRender })
    const { rerender } = render(editorOf(({ render }) => <section>{render}</section>))
    const text = screen.getByText('a')
    rerender(editorOf(({ render }) => render))
    expect(screen.getByText('a')).toBe(text)
    expect(text.closest('section')).not.toBeNull()
  })

  it('replaces the text in a tag with child Nodes, and brings it back from the props when they are gone', () => {
    open(<Element is="section" canvas children="Drop here" />)
    const tree = treeOf(<Text text="new" />)
    actions.addNodeTree(tree, idAt(0))
    expect(screen.queryByText('Drop here')).toBeNull()
    expect(propsAt(0)).toEqual({ children: 'Drop here' })
    actions.delete(tree.rootNodeId)
    expect(screen.getByText('Drop here')).toBeTruthy()
  })

  it('shows the page of a second frame in both frames', () => {
    open('first', { children: <Frame>{canvas('second')}</Frame> })
    expect(screen.queryByText('first')).toBeNull()
    expect(screen.getAllByText('second')).toHaveLength(2)
    // The Node of the first page stays.
    expect(Object.keys(query.getNodes())).toHaveLength(3)
  })
})

it('A Node has no dom in an editor that is disabled from the start', () => {
  open('a', { enabled: false })
  const dom = () => query.node(idAt(0)).get().dom
  expect(dom()).toBeNull()
  enable(true)
  expect(dom()).toBe(screen.getByText('a'))
  // It stays when the element goes.
  actions.setHidden(idAt(0), true)
  expect(dom()).toHaveProperty('isConnected', false)
})
