import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { select } from '../../src/fixtures/craft/actions'
import { open } from '../../src/fixtures/craft/craft'
import { idAt } from '../../src/fixtures/craft/page'

const attributes = (text: string) => screen.getByText(text).getAttributeNames()

it('Connectors add only `draggable` to an element, whether it is selected or not', () => {
  open('a b')
  select(idAt(0))
  expect(['a', 'b'].map(attributes)).toEqual([['draggable'], ['draggable']])
})
