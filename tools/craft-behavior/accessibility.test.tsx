import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { actions, select } from '../../src/fixtures/craft/actions'
import { boxWith } from '../../src/fixtures/craft/blocks'
import { open } from '../../src/fixtures/craft/craft'
import { idAt } from '../../src/fixtures/craft/page'

const attributes = (text: string) => screen.getByText(text).getAttributeNames()

it('Connectors add `draggable` to an element, and nothing else, selected or not', () => {
  open('a b')
  select(idAt(0))
  expect(['a', 'b'].map(attributes)).toEqual([['draggable'], ['draggable']])
})

it('Connectors add nothing to a page that cannot be edited', () => {
  open('a', { enabled: false })
  expect(attributes('a')).toEqual([])
})

it('Moving, deleting and undoing announce nothing, and the focus goes to the body with its element', () => {
  const Field = boxWith({})
  open([<Field key="field" text="field" />, <button key="b" children="b" />], { components: { Field } })
  screen.getByText('b').focus()
  actions.move(idAt(0), 'ROOT', 2)
  actions.delete(idAt(0))
  actions.history.undo()
  expect(document.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})
