import { Element, Frame, useEditor, useNode, type UserComponent } from '@craftjs/core'
import { act, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { expect, it } from 'vitest'
import { Box, editor, inRoot, open, propsAt, Text, useBlock } from './craft'

it('onRender wraps tags and linked Nodes, and no Node that is hidden', () => {
  const wrapped = new Set<string>()
  function Wrap({ render }: { render: ReactElement }) {
    wrapped.add(useNode((node) => ({ name: node.data.name })).name)
    return render
  }
  const Card: UserComponent = () => (
    <section ref={useBlock()}>
      <Element id="part" is="em" />
    </section>
  )
  open([<Card key="card" />, <h2 key="tag">Title</h2>, <Element key="hidden" is={Text} hidden />], {
    components: { Card },
    onRender: Wrap,
  })
  expect([...wrapped].sort()).toEqual(['Box', 'Card', 'em', 'h2'])
  act(() => editor.actions.setHidden(inRoot()[2]!, false))
  expect(wrapped).toContain('Text')
})

it('A text in a tag gives way to child Nodes, stays in the props, and comes back when they are gone', () => {
  open(
    <Element is="section" canvas>
      Drop here
    </Element>,
  )
  const tree = editor.query.parseReactElement(<Text text="new" />).toNodeTree()
  act(() => editor.actions.addNodeTree(tree, inRoot()[0]))
  expect(screen.queryByText('Drop here')).toBeNull()
  expect(propsAt(0)).toEqual({ children: 'Drop here' })
  act(() => editor.actions.delete(tree.rootNodeId))
  expect(screen.getByText('Drop here')).toBeTruthy()
})

it('A component with a collector that mounts later renders once more at the next change', () => {
  let renders = 0
  function Panel() {
    useEditor((state) => ({ enabled: state.options.enabled }))
    renders += 1
    return null
  }
  let show = (_isShown: boolean) => {}
  function Host() {
    const [isShown, setShown] = useState(false)
    show = setShown
    return isShown ? <Panel /> : null
  }
  open(<Text />, { children: <Host /> })
  act(() => show(true))
  expect(renders).toBe(1)
  act(() => editor.actions.selectNode('ROOT'))
  act(() => editor.actions.selectNode())
  expect(renders).toBe(2)
})

it('A second frame replaces the page, and both frames render it', () => {
  open(<Text text="first" />, { children: <SecondFrame /> })
  expect(screen.queryByText('first')).toBeNull()
  expect(screen.getAllByText('second')).toHaveLength(2)
})

function SecondFrame() {
  return (
    <Frame>
      <Element is={Box} canvas>
        <Text text="second" />
      </Element>
    </Frame>
  )
}
