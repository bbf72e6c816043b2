// @vitest-environment jsdom
import { Editor, Element, Frame } from '@craftjs/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button, ButtonBar } from './ButtonBar'
import { openEditor } from './openEditor'

const resolver = { Button, ButtonBar }
const page = (
  <Element is={ButtonBar} canvas>
    <Button label="Buy" />
    <Button label="Sell" />
  </Element>
)

afterEach(cleanup)

const labels = () => screen.getAllByRole('button').map((button) => button.textContent)

test('Pressing a button selects it', () => {
  const { query } = openEditor(page, resolver)
  fireEvent.mouseDown(screen.getByText('Sell'))
  const [, second] = query.node('ROOT').childNodes()
  expect(query.getEvent('selected').all()).toEqual([second])
})

test('A button shows its new label, and undo restores the old one', () => {
  const { actions, query } = openEditor(page, resolver)
  const [first = ''] = query.node('ROOT').childNodes()
  act(() => actions.setProp(first, (props) => (props.label = 'Rent')))
  expect(labels()).toEqual(['Rent', 'Sell'])
  act(() => actions.history.undo())
  expect(labels()).toEqual(['Buy', 'Sell'])
})

test('A third button fits in the bar, but a fourth does not', () => {
  const { actions, query } = openEditor(page, resolver)
  const newButton = () => query.parseReactElement(<Button label="New" />).toNodeTree()
  const fits = () => {
    const tree = newButton()
    return query.node('ROOT').isDroppable(tree.nodes[tree.rootNodeId]!)
  }
  expect(fits()).toBe(true)
  act(() => actions.addNodeTree(newButton(), 'ROOT'))
  expect(fits()).toBe(false)
})

test('A saved page looks the same when it is loaded', () => {
  const { query } = openEditor(page, resolver)
  const json = query.serialize()
  cleanup()
  render(
    <Editor resolver={resolver} enabled={false}>
      <Frame data={json} />
    </Editor>,
  )
  expect(labels()).toEqual(['Buy', 'Sell'])
})
