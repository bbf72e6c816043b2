import { Element, type NodeId, type NodeTree, useEditor, type UserComponent } from '@craftjs/core'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fromTemplate, toTemplate } from '../../content/snippets/editing/template'
import { actions, redo, setProps, setText, undo } from '../../src/fixtures/craft/actions'
import { Box, Card, Text, useBlock } from '../../src/fixtures/craft/blocks'
import { open, query, reopen } from '../../src/fixtures/craft/craft'
import { dataAt, idAt, inRoot, treeOf } from '../../src/fixtures/craft/page'

const count = () => Object.keys(query.getNodes()).length
const linkedAt = (index: number) => dataAt(index).linkedNodes

const Hero: UserComponent<{ title?: string }> = ({ title = 'Welcome' }) => (
  <section ref={useBlock()}>
    <Element id="title" is={Text} text={title} />
    <Element id="actions" is={Box} canvas />
  </section>
)
const withHero = { components: { Hero } }

it('The undo of a drop leaves linked Nodes behind, and redo makes a second set', () => {
  open('a', withHero)
  const tree = treeOf(<Hero />)
  expect(Object.keys(tree.nodes)).toHaveLength(1)
  const counts = [() => actions.addNodeTree(tree, 'ROOT'), undo, redo].map((run) => (run(), count()))
  expect(counts).toEqual([5, 4, 7])
})

const add = (tree: NodeTree): NodeId => (actions.addNodeTree(tree, 'ROOT'), inRoot().at(-1)!)
const fromTemplateOf = (id: NodeId) => fromTemplate(query, toTemplate(query, id))

it.each<[string, tree: () => NodeTree, shown: string]>([
  ['the JSX for a tree without them', () => treeOf(<Card />), 'in the card'],
  ['the changes for a tree that has them', () => fromTemplateOf(idAt(0)), 'changed'],
])('The redo of a drop and of a change in its linked Nodes shows %s', (_, tree, shown) => {
  const { container } = open(<Card />, { components: { Card } })
  const [text = ''] = inRoot(query.node(add(tree())).linkedNodes()[0])
  setText(text, 'changed')
  for (const run of [undo, undo, redo, redo]) run()
  expect(query.history.canRedo()).toBe(false)
  expect(container.querySelectorAll('section')[1]?.textContent).toBe(shown)
})

it('What is in the state wins over a changed JSX, for a saved page as well', () => {
  open(<Hero />, withHero)
  setText(linkedAt(0).title!, 'changed')
  setProps(idAt(0), { title: 'new' })
  expect(screen.getByText('changed')).toBeTruthy()
  reopen(withHero)
  expect(screen.getByText('changed')).toBeTruthy()
})

it('Two components of one kind have linked Nodes of their own, and two Elements with one id share theirs', () => {
  const Twice: UserComponent = () => (
    <section ref={useBlock()}>
      <Element id="same" is={Text} text="one" />
      <Element id="same" is={Text} text="two" />
    </section>
  )
  open([<Hero key="a" />, <Hero key="b" />, <Twice key="twice" />], { components: { Hero, Twice } })
  expect(linkedAt(0).title).not.toBe(linkedAt(1).title)
  expect(Object.keys(linkedAt(2))).toEqual(['same'])
  expect(screen.getAllByText('one')).toHaveLength(2)
})

it('A part that is no longer rendered stays in the state, and comes back with its content', () => {
  const Columns: UserComponent<{ columns?: number }> = ({ columns = 2 }) => (
    <div ref={useBlock()}>
      {Array.from({ length: columns }, (_, index) => (
        <Element key={index} id={`column-${index}`} is={Text} text={`column ${index}`} />
      ))}
    </div>
  )
  open(<Columns />, { components: { Columns } })
  setText(linkedAt(0)['column-1']!, 'changed')
  const before = count()
  setProps(idAt(0), { columns: 1 })
  expect(screen.queryByText('changed')).toBeNull()
  expect(count()).toBe(before)
  setProps(idAt(0), { columns: 2 })
  expect(screen.getByText('changed')).toBeTruthy()
})

it('A linked Node stays when `is` changes while it is mounted, and is made again after that', () => {
  const Slot: UserComponent<{ isWide?: boolean }> = ({ isWide }) => (
    <section ref={useBlock()}>
      <Element id="slot" is={isWide ? Box : Text} canvas />
    </section>
  )
  open(<Slot />, { components: { Slot } })
  const before = linkedAt(0)
  setProps(idAt(0), { isWide: true })
  expect(linkedAt(0)).toEqual(before)
  actions.setHidden(idAt(0), true)
  actions.setHidden(idAt(0), false)
  expect(linkedAt(0)).not.toEqual(before)
  expect(query.node(linkedAt(0).slot!).get().data.name).toBe('Box')
})

it('A saved page gets a linked Node that is new in its component, without a step in the history', () => {
  const Before: UserComponent = () => <section ref={useBlock()} />
  open(<Before />, { components: { Card: Before } })
  reopen({ components: { Card } })
  expect(screen.getByText('in the card')).toBeTruthy()
  expect(query.history.canUndo()).toBe(false)
  expect(count()).toBe(4)
})

it.each([
  ['no warning if nothing collects what they change', 0, () => ({ enabled: true })],
  ['a warning to what counts the Nodes', 1, (nodes: object) => ({ count: Object.keys(nodes).length })],
])('Adding a component with linked Nodes gives %s', (_, warnings, collect) => {
  const Panel = () => void useEditor(({ nodes }) => collect(nodes))
  open('a', { components: { Card }, children: <Panel /> })
  actions.addNodeTree(treeOf(<Card />), 'ROOT')
  const messages = vi.mocked(console.error).mock.calls.map(([message]) => String(message))
  expect(messages.filter((message) => message.includes('Cannot update a component'))).toHaveLength(warnings)
})
