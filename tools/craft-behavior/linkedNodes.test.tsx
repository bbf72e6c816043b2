import { Element, type UserComponent } from '@craftjs/core'
import { act, cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Box, editor, inRoot, open, setText, Text, useBlock } from './craft'

const count = () => Object.keys(editor.query.getNodes()).length
const linkedOf = (id = inRoot()[0]!) => editor.query.node(id).get().data.linkedNodes

const Hero: UserComponent<{ title?: string }> = ({ title = 'Welcome' }) => (
  <section ref={useBlock()}>
    <Element id="title" is={Text} text={title} />
    <Element id="actions" is={Box} canvas />
  </section>
)
const withHero = { components: { Hero } }

it('The undo of a drop leaves linked Nodes behind, and redo makes a second set', () => {
  open(<Text text="a" />, withHero)
  const counts = [count()]
  const tree = editor.query.parseReactElement(<Hero />).toNodeTree()
  expect(Object.keys(tree.nodes)).toHaveLength(1)
  for (const run of [
    () => editor.actions.addNodeTree(tree, 'ROOT'),
    () => editor.actions.history.undo(),
    () => editor.actions.history.redo(),
  ]) {
    act(run)
    counts.push(count())
  }
  expect(counts).toEqual([2, 5, 4, 7])
})

it('What is in the state wins over a changed JSX, for a saved page as well', () => {
  open(<Hero />, withHero)
  setText(linkedOf().title!, 'changed')
  act(() => editor.actions.setProp(inRoot()[0]!, (props: { title: string }) => (props.title = 'new')))
  expect(screen.getByText('changed')).toBeTruthy()
  const json = editor.query.serialize()
  cleanup()
  open(null, withHero, json)
  expect(screen.getByText('changed')).toBeTruthy()
})

it('Two components of one kind have linked Nodes of their own, and two Elements with one id share theirs', () => {
  const Twice: UserComponent = () => (
    <section ref={useBlock()}>
      <Element id="same" is={Text} text="one" />
      <Element id="same" is={Text} text="two" />
    </section>
  )
  open([<Hero key="a" />, <Hero key="b" />, <Twice key="twice" />], {
    components: { Hero, Twice },
  })
  const [a, b, twice] = inRoot()
  expect(linkedOf(a).title).not.toBe(linkedOf(b).title)
  expect(Object.keys(linkedOf(twice))).toEqual(['same'])
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
  const show = (columns: number) =>
    act(() => editor.actions.setProp(inRoot()[0]!, (props: { columns: number }) => (props.columns = columns)))
  setText(linkedOf()['column-1']!, 'changed')
  const before = count()
  show(1)
  expect(screen.queryByText('changed')).toBeNull()
  expect(count()).toBe(before)
  show(2)
  expect(screen.getByText('changed')).toBeTruthy()
})
