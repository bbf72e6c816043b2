import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BlockList } from './BlockList'
import { lazyComponent } from './lazyComponent'
import { resolverFrom } from './resolverFrom'
import { Box, boxWith, Text } from '../../../src/fixtures/craft/blocks'
import { craft, slowModule } from '../../../src/fixtures/craft/chart'
import { editorWith, open, query } from '../../../src/fixtures/craft/craft'
import { dataAt, idAt } from '../../../src/fixtures/craft/page'

describe('The recipe for lazy components', () => {
  it('creates a Node with its defaults immediately, and an element once the code has loaded', async () => {
    const { load, arrive } = slowModule()
    const Lazy = lazyComponent(load, craft)
    open([<Lazy key="chart" {...({} as { text: string })} />, <Text key="a" text="a" />], {
      components: { Chart: Lazy },
    })
    const dom = () => query.node(idAt(0)).get().dom
    expect([screen.getByText('Loading…').tagName, screen.getByText('a').tagName]).toEqual(['P', 'P'])
    expect([dataAt(0), dom()]).toMatchObject([{ displayName: 'Chart', props: { text: 'sales' } }, null])
    await arrive()
    expect(dom()?.textContent).toBe('Chart of sales')
    expect(dom()?.getAttribute('draggable')).toBe('true')
    expect(query.serialize()).toContain('"resolvedName":"Chart"')
  })

  it('renders the fallback in renderToString', () => {
    const Chart = lazyComponent(slowModule().load, craft)
    const page = editorWith({ children: <Chart text="a" /> }, { components: { Chart } })
    expect(renderToString(page)).toContain('<p>Loading…</p>')
  })
})

it('The resolver from a folder has all components of its files, and rejects a reserved name', () => {
  // @ts-expect-error Vite and Vitest support import.meta.glob, but this project has no types for it.
  const modules = import.meta.glob('../testing/*Bar.tsx', { eager: true })
  expect(Object.keys(resolverFrom(modules))).toEqual(['Button', 'ButtonBar'])
  expect(() => resolverFrom({ 'a.tsx': { Canvas: Box } })).toThrow('a.tsx: Craft.js reserves the name Canvas')
})

it('The list of blocks shows blocks with a group that match the search', () => {
  const block = (displayName: string, group?: string) => boxWith({ displayName, info: { group } })
  const components = { A: block('Heading', 'Text'), B: block('Photo', 'Media'), C: block('Hidden part') }
  open('a', { components, children: <BlockList /> })
  const groups = () => screen.getAllByRole('region').map(({ textContent }) => textContent)
  expect(groups()).toEqual(['TextHeading', 'MediaPhoto'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'PHO' } })
  expect(groups()).toEqual(['MediaPhoto'])
})
