// @vitest-environment jsdom
import { Element, type Resolver } from '@craftjs/core'
import { cleanup } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Column as BlockColumn, Columns } from '../blocks/columns/Columns'
import { firstQuote, Quote } from '../blocks/quote/Quote'
import { Area } from '../blocks/shared/Area'
import { firstTabs, Tabs } from '../blocks/tabs/Tabs'
import { Column } from '../columns/Column'
import { Row } from '../columns/Row'
import { openEditor } from '../testing/openEditor'
import { movesFor } from './moves'

afterEach(cleanup)

/** The labels of the moves of the only quote. */
function movesOfQuote(page: ReactElement, resolver: Resolver) {
  const { query } = openEditor(page, { Quote, ...resolver })
  const [id = ''] = Object.entries(query.getNodes()).find(([, { data }]) => data.name === 'Quote') ?? []
  return movesFor(query, id).map(({ label }) => label)
}
const quote = <Quote {...firstQuote} />
const blocks = { Area, Column: BlockColumn, Columns, Tabs }

test('A quote goes into columns, tabs and rows', () => {
  const below = (element: ReactElement) => (
    <Element is={Area} canvas>
      {element}
      {quote}
    </Element>
  )
  expect(movesOfQuote(below(<Columns />), blocks)).toEqual(['Up', 'Into Column 1', 'Into Column 2'])
  expect(movesOfQuote(below(<Tabs {...firstTabs} />), blocks)).toEqual(['Up', 'Into Area 1', 'Into Area 2'])
  const row = (
    <Element is={Row} canvas>
      <Element is={Column} canvas />
    </Element>
  )
  expect(movesOfQuote(below(row), { Area, Row, Column })).toEqual(['Up', 'Into Row', 'Into Column'])
})

test('A quote leaves a tab, and the fourth column of a row', () => {
  const inColumn = (
    <Element is={Area} canvas>
      <Element is={Row} canvas>
        {[1, 2, 3].map((key) => (
          <Element key={key} is={Column} canvas />
        ))}
        <Element is={Column} canvas>
          {quote}
        </Element>
      </Element>
    </Element>
  )
  expect(movesOfQuote(inColumn, { Area, Row, Column })).toEqual(['Out of Row'])
  const { query, actions } = openEditor(
    <Element is={Area} canvas>
      <Columns />
      {quote}
    </Element>,
    { Quote, ...blocks },
  )
  const [columns = '', id = ''] = query.node('ROOT').get().data.nodes
  const { parent = '', index = 0 } = movesFor(query, id)[2] ?? {}
  actions.move(id, parent, index)
  expect(query.node(columns).get().data.linkedNodes.right).toBe(parent)
  expect(movesFor(query, id)).toMatchObject([{ label: 'Out of Two columns', parent: 'ROOT', index: 1 }])
})
