import { Element, useEditor, useNode } from '@craftjs/core'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { actions, select } from '../../src/fixtures/craft/actions'
import { boxWith, Card, Text } from '../../src/fixtures/craft/blocks'
import { open, query } from '../../src/fixtures/craft/craft'
import { idAt, propsAt, treeOf } from '../../src/fixtures/craft/page'

it('The selection has some helpers that can be destructured and some that cannot', () => {
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

it('A Node stays hovered until another one is hovered or selectNode is called', () => {
  open('a b', { children: <u>Beside</u> })
  const hovered = () => query.getEvent('hovered').all()
  fireEvent.mouseOver(screen.getByText('a'))
  fireEvent.mouseOver(screen.getByText('Beside'))
  fireEvent.mouseDown(screen.getByText('b'))
  expect(hovered()).toEqual([idAt(0)])
  select(idAt(1))
  expect(hovered()).toEqual([])
})

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
])('useEditor returns %s; a new object on each render: %s', (_, isNew, read) => {
  const seen: unknown[] = []
  function Panel() {
    seen.push(read(useEditor((state) => ({ selected: state.events.selected.size }))))
    return null
  }
  open('a', { children: <Panel /> })
  select('ROOT')
  expect(seen.at(-1) !== seen.at(-2)).toBe(isNew)
})

describe('Rendering', () => {
  it('passes tags and linked Nodes to onRender, but not hidden Nodes', () => {
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

  it('replaces the text in a tag with child Nodes, and restores it from the props once they are gone', () => {
    open(<Element is="section" canvas children="Drop here" />)
    const tree = treeOf(<Text text="new" />)
    actions.addNodeTree(tree, idAt(0))
    expect(screen.queryByText('Drop here')).toBeNull()
    expect(propsAt(0)).toEqual({ children: 'Drop here' })
    actions.delete(tree.rootNodeId)
    expect(screen.getByText('Drop here')).toBeTruthy()
  })
})
