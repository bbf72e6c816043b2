import { Editor, Element, Frame, type UserComponent } from '@craftjs/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BlockList } from '../../content/snippets/resolver/BlockList'
import { lazyComponent } from '../../content/snippets/resolver/lazyComponent'
import { resolverFrom } from '../../content/snippets/resolver/resolverFrom'
import { Box, Catch, editor, inRoot, open, Probe, resolver, Text, useBlock } from './craft'

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
    render(
      <Catch>
        <Suspense fallback="Loading">
          <Editor resolver={{ Box, Chart: Lazy }}>
            <Frame>
              <Element is={Box} canvas>
                <Lazy text="a" />
              </Element>
            </Frame>
          </Editor>
        </Suspense>
      </Catch>,
    )
    expect(screen.getByRole('alert').textContent).toContain("Cannot assign to read only property '_status'")
  })

  it('makes a second page when the boundary is around the frame', async () => {
    const { load, arrive } = slowModule()
    const Loaded = lazy(load)
    const Bare: typeof Chart = (props) => <Loaded {...props} />
    render(
      <Editor resolver={{ Box, Chart: Bare }}>
        <Probe />
        <Suspense fallback="Loading">
          <Frame>
            <Element is={Box} canvas>
              <Bare text="a" />
            </Element>
          </Frame>
        </Suspense>
      </Editor>,
    )
    expect(Object.keys(editor.query.getNodes())).toHaveLength(2)
    await arrive()
    expect(screen.getByText('Chart of a')).toBeTruthy()
    expect(Object.keys(editor.query.getNodes())).toHaveLength(3)
    expect(inRoot()).toHaveLength(1)
  })
})

describe('The recipe for lazy components', () => {
  it('has a Node with its defaults at once, and an element once the code is there', async () => {
    const { load, arrive } = slowModule()
    const Lazy = lazyComponent(load, craft)
    open([<Text key="a" text="a" />, <Lazy key="chart" {...({} as { text: string })} />], {
      components: { Chart: Lazy },
    })
    const node = () => editor.query.node(inRoot()[1]!).get()
    expect([screen.getByText('Loading…').tagName, screen.getByText('a').tagName]).toEqual(['P', 'P'])
    expect(node()).toMatchObject({ data: { displayName: 'Chart', props: { text: 'sales' } }, dom: null })
    await arrive()
    expect(node().dom?.textContent).toBe('Chart of sales')
    expect(node().dom?.getAttribute('draggable')).toBe('true')
    expect(editor.query.serialize()).toContain('"resolvedName":"Chart"')
  })

  it('is its fallback in renderToString', () => {
    const Lazy = lazyComponent(slowModule().load, craft)
    const html = renderToString(
      <Editor resolver={{ Box, Chart: Lazy }}>
        <Frame>
          <Lazy text="a" />
        </Frame>
      </Editor>,
    )
    expect(html).toContain('<p>Loading…</p>')
  })
})

describe('The resolver from a folder', () => {
  it('has all components that the files of the folder export', () => {
    // @ts-expect-error Vite, and so Vitest, knows import.meta.glob; the types of this project do not.
    const modules = import.meta.glob('../../content/snippets/testing/*Bar.tsx', { eager: true })
    expect(Object.keys(resolverFrom(modules))).toEqual(['Button', 'ButtonBar'])
  })

  it('names two components with one name, and the name that Craft.js keeps', () => {
    expect(() => resolverFrom({ 'a.tsx': { Text }, 'b.tsx': { Text } })).toThrow(
      'b.tsx: there is another component Text.',
    )
    expect(() => resolverFrom({ 'a.tsx': { Canvas: Box } })).toThrow('a.tsx: Craft.js keeps the name Canvas')
  })

  it('can grow later, through setOptions', () => {
    open(<Text text="a" />)
    const add = () =>
      editor.actions.addNodeTree(editor.query.parseReactElement(<Chart text="b" />).toNodeTree(), 'ROOT')
    expect(() => act(add)).toThrow('does not exist in the resolver')
    act(() => editor.actions.setOptions((options) => (options.resolver = { ...options.resolver, Chart })))
    act(add)
    expect(screen.getByText('Chart of b')).toBeTruthy()
  })
})

describe('The list of blocks', () => {
  it('shows what has a group, and what fits the search', () => {
    const block = (displayName: string, group?: string): UserComponent =>
      Object.assign(() => null, { craft: { displayName, info: { group } } })
    open(<Text text="a" />, {
      resolver: {
        ...resolver,
        A: block('Heading', 'Text'),
        B: block('Photo', 'Media'),
        C: block('Hidden part'),
      },
      children: <BlockList />,
    })
    expect(screen.getAllByRole('region').map((group) => group.textContent)).toEqual([
      'TextHeading',
      'MediaPhoto',
    ])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'PHO' } })
    expect(screen.getAllByRole('region').map((group) => group.textContent)).toEqual(['MediaPhoto'])
  })
})
