import { Element, type UserComponent } from '@craftjs/core'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { actions, redo, setProps, setText, undo } from '../../src/fixtures/craft/actions'
import { Box, Card, Text, useBlock } from '../../src/fixtures/craft/blocks'
import { open, query, reopen } from '../../src/fixtures/craft/craft'
import { dataAt, idAt, treeOf } from '../../src/fixtures/craft/page'

const count = () => Object.keys(query.getNodes()).length
const linkedAt = (index: number) => dataAt(index).linkedNodes

const Hero: UserComponent<{ title?: string }> = ({ title = 'Welcome' }) => (
  <section ref={useBlock()}>
    <Element id="title" is={Text} text={title} />
    <Element id="actions" is={Box} canvas />
  </section>
)
const withHero = { components: { Hero } }

it('Undoing a drop leaves linked Nodes behind, and redo creates a second set', () => {
  open('a', withHero)
  const tree = treeOf(<Hero />)
  expect(Object.keys(tree.nodes)).toHaveLength(1)
  const counts = [() => actions.addNodeTree(tree, 'ROOT'), undo, redo].map((run) => (run(), count()))
  expect(counts).toEqual([5, 4, 7])
})

it('The state takes precedence over changed JSX, even for a saved page', () => {
  open(<Hero />, withHero)
  setText(linkedAt(0).title!, 'changed')
  setProps(idAt(0), { title: 'new' })
  expect(screen.getByText('changed')).toBeTruthy()
  reopen(withHero)
  expect(screen.getByText('changed')).toBeTruthy()
})

it('Two instances of a component have separate linked Nodes, but two Elements with the same id share one', () => {
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

it('A part that is no longer rendered stays in the state and reappears with its content', () => {
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

it('A linked Node that is new in a component is added to saved pages without a step in the history', () => {
  const Before: UserComponent = () => <section ref={useBlock()} />
  open(<Before />, { components: { Card: Before } })
  reopen({ components: { Card } })
  expect(screen.getByText('in the card')).toBeTruthy()
  expect(query.history.canUndo()).toBe(false)
  expect(count()).toBe(4)
})
