import { Editor, Frame, type Resolver, type UserComponent } from '@craftjs/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BlockList } from '../../content/snippets/resolver/BlockList'
import { lazyComponent } from '../../content/snippets/resolver/lazyComponent'
import { resolverFrom } from '../../content/snippets/resolver/resolverFrom'
import { actions } from './actions'
import { Box, boxWith, canvas, Text, useBlock } from './blocks'
import { editorWith, open, Probe, query } from './craft'
import { Catch } from './events'
import { dataAt, idAt, inRoot, treeOf } from './page'

const Chart: UserComponent<{ text: string }> = ({ text }) => <p ref={useBlock()}>Chart of {text}</p>
const craft = { displayName: 'Chart', props: { text: 'sales' } }

/** A module that arrives when `arrive` is called. */
function slowModule() {
  let arrive = () => {}
  const module = new Promise<{ default: typeof Chart }>((resolve) => {
    arrive = () => resolve({ default: Chart })
  })
  return { load: () => module, arrive: () => act(async () => (arrive(), await module)) }
}

describe('React.lazy in the resolver', () => {
  it('fails, since the state is frozen and lazy writes into its own object', () => {
    const Lazy = Object.assign(lazy(slowModule().load), { craft })
    const page = editorWith({ children: canvas(<Lazy text="a" />) }, { components: { Lazy } })
    render(<Catch children={<Suspense fallback="Loading" children={page} />} />)
    expect(screen.getByRole('alert').textContent).toContain("Cannot assign to read only property '_status'")
  })

  it('fails in craft.info, which is frozen too', () => {
    const Icon = lazy(slowModule().load)
    const Block = Object.assign((props: typeof craft.props) => <Chart {...props} />, {
      craft: { info: { Icon } },
    })
    open(<Block text="a" />, { components: { Block } })
    render(<Catch children={<Suspense fallback="Loading" children={<Icon text="a" />} />} />)
    expect(screen.getByRole('alert').textContent).toContain("Cannot assign to read only property '_status'")
  })

  it('makes a second page when the boundary is around the frame', async () => {
    const { load, arrive } = slowModule()
    const Loaded = lazy(load)
    const Bare: typeof Chart = (props) => <Loaded {...props} />
    render(
      <Editor resolver={{ Box, Bare }}>
        <Probe />
        <Suspense fallback="Loading">
          <Frame>{canvas(<Bare text="a" />)}</Frame>
        </Suspense>
      </Editor>,
    )
    const counts = [Object.keys(query.getNodes()).length]
    await arrive()
    counts.push(Object.keys(query.getNodes()).length)
    expect(screen.getByText('Chart of a')).toBeTruthy()
    expect(counts).toEqual([2, 3])
    expect(inRoot()).toHaveLength(1)
  })
})

describe('The recipe for lazy components', () => {
  it('has a Node with its defaults at once, and an element once the code is there', async () => {
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

  it('is its fallback in renderToString', () => {
    const Chart = lazyComponent(slowModule().load, craft)
    const page = editorWith({ children: <Chart text="a" /> }, { components: { Chart } })
    expect(renderToString(page)).toContain('<p>Loading…</p>')
  })
})

// Two components with one name: content/snippets/resolver/resolver.test.tsx.
it('The resolver from a folder has all components of its files, and names the one that Craft.js keeps', () => {
  // @ts-expect-error Vite, and so Vitest, knows import.meta.glob; the types of this project do not.
  const modules = import.meta.glob('../../content/snippets/testing/*Bar.tsx', { eager: true })
  expect(Object.keys(resolverFrom(modules))).toEqual(['Button', 'ButtonBar'])
  expect(() => resolverFrom({ 'a.tsx': { Canvas: Box } })).toThrow('a.tsx: Craft.js reserves the name Canvas')
})

it('The resolver can grow later, through setOptions', () => {
  open('a')
  const add = () => actions.addNodeTree(treeOf(<Chart text="b" />), 'ROOT')
  expect(add).toThrow('does not exist in the resolver')
  actions.setOptions((options) => (options.resolver = { ...options.resolver, Chart }))
  add()
  expect(screen.getByText('Chart of b')).toBeTruthy()
})

it('The object that is passed as the resolver is frozen', () => {
  const own: Resolver = { Text, Box }
  open('a', { resolver: own })
  expect(() => (own.Chart = Chart)).toThrow('object is not extensible')
})

it('The list of blocks shows what has a group, and what fits the search', () => {
  const block = (displayName: string, group?: string) => boxWith({ displayName, info: { group } })
  const components = { A: block('Heading', 'Text'), B: block('Photo', 'Media'), C: block('Hidden part') }
  open('a', { components, children: <BlockList /> })
  const groups = () => screen.getAllByRole('region').map(({ textContent }) => textContent)
  expect(groups()).toEqual(['TextHeading', 'MediaPhoto'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'PHO' } })
  expect(groups()).toEqual(['MediaPhoto'])
})
