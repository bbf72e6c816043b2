import { Editor, Frame, type Resolver } from '@craftjs/core'
import { render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { actions } from '../../src/fixtures/craft/actions'
import { Box, canvas, Text } from '../../src/fixtures/craft/blocks'
import { Chart, craft, slowModule } from '../../src/fixtures/craft/chart'
import { editorWith, open, Probe, query } from '../../src/fixtures/craft/craft'
import { Catch } from '../../src/fixtures/craft/events'
import { inRoot, treeOf } from '../../src/fixtures/craft/page'

describe('React.lazy in the resolver', () => {
  it('fails, because the state is frozen and lazy writes to its own object', () => {
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

  it('creates a second page if the Suspense boundary is around the frame', async () => {
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

it('The resolver can be extended later with setOptions', () => {
  open('a')
  const add = () => actions.addNodeTree(treeOf(<Chart text="b" />), 'ROOT')
  expect(add).toThrow('does not exist in the resolver')
  actions.setOptions((options) => (options.resolver = { ...options.resolver, Chart }))
  add()
  expect(screen.getByText('Chart of b')).toBeTruthy()
})

it('Craft.js freezes the object that is passed as the resolver', () => {
  const own: Resolver = { Text, Box }
  open('a', { resolver: own })
  expect(() => (own.Chart = Chart)).toThrow('object is not extensible')
})
