// @vitest-environment jsdom
import { Editor, Frame } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BlockList } from './BlockList'
import { lazyComponent } from './lazyComponent'
import { resolverFrom } from './resolverFrom'

afterEach(cleanup)

const chart = { displayName: 'Chart', info: { group: 'Numbers' } }
const Chart = lazyComponent(() => Promise.resolve({ default: () => <b>42</b> }), chart)

test('A file of components becomes a resolver; duplicate names are an error', () => {
  expect(resolverFrom({ './Chart': { Chart, data: [] } })).toEqual({ Chart })
  expect(() => resolverFrom({ './a': { Chart }, './b': { Chart } })).toThrow(
    'another component is already named Chart',
  )
})

test('The list finds blocks by name, and a lazy one appears on the page', async () => {
  render(
    <Editor resolver={{ Chart }}>
      <BlockList />
      <Frame>
        <Chart />
      </Frame>
    </Editor>,
  )
  expect(await screen.findByText('42')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'table' } })
  expect(screen.queryByText('Chart')).toBeNull()
})
