// @vitest-environment jsdom
import { act, cleanup, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openEditor } from '../../testing/openEditor'
import { tryBlock } from '../shared/tryBlock'
import { App } from './App'
import { Button, ButtonBar, firstButton } from './Button'
import { textOn } from './textOn'

afterEach(cleanup)

test('A button has a label, an address and a color', () => {
  const { select, write, publish } = tryBlock(<App />)
  select('Order')
  write('Label', 'Buy')
  write('Address', '#buy')
  write('Color', '#ffee00')
  const link = within(publish()).getByRole('link', { name: 'Buy' })
  expect([link.getAttribute('href'), link.style.color]).toEqual(['#buy', 'black'])
})

test.each([
  ['#ffffff', 'black'],
  ['#777777', 'black'],
  ['#1a3a8f', 'white'],
])('On %s the text is %s', (color, text) => expect(textOn(color)).toBe(text))

test('A bar accepts three buttons, but not a fourth', () => {
  const { actions, query } = openEditor(<ButtonBar />, { Button, ButtonBar })
  for (const takes of [true, true, true, false]) {
    const tree = query.parseReactElement(<Button {...firstButton} />).toNodeTree()
    expect(query.node('ROOT').isDroppable(tree.nodes[tree.rootNodeId]!)).toBe(takes)
    if (takes) act(() => actions.addNodeTree(tree, 'ROOT'))
  }
})
