import { useEditor } from '@craftjs/core'
import { Layers, useLayer } from '@craftjs/layers'
import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { expect, it } from 'vitest'
import { OpenLayersPanel } from '../../content/snippets/layers/OpenedRow'
import { select } from '../../src/fixtures/craft/actions'
import { boxWith, canvas, refTo } from '../../src/fixtures/craft/blocks'
import { box } from './brokenPages'
import { beside, open, query } from '../../src/fixtures/craft/craft'
import { drag, uncaughtIn } from '../../src/fixtures/craft/events'
import { dataAt, idAt, inRoot } from '../../src/fixtures/craft/page'

/** A row with the text or the resolver key of its Node. */
function Row({ children }: { children?: ReactNode }) {
  const { id, connectors, actions, expanded } = useLayer((layer) => ({ expanded: layer.expanded }))
  const { name } = useEditor(({ nodes }) => ({
    name: (nodes[id]?.data.props.text as string | undefined) ?? nodes[id]?.data.name,
  }))
  return (
    <div ref={refTo(connectors.layer)}>
      <header ref={refTo(connectors.layerHeader)}>
        <button onClick={() => actions.setExpandedState(!expanded)}>Open {name}</button>
        <span ref={refTo(connectors.drag)}>Row of {name}</span>
      </header>
      {children}
    </div>
  )
}
const panel = <Layers renderLayer={Row} />

function dragRow(from: string, onto: string) {
  drag('dragstart', `Row of ${from}`)
  drag('dragenter', `Row of ${onto}`)
  drag('dragend', `Row of ${from}`)
}
const openRow = (name: string) => act(() => screen.getByText(`Open ${name}`).click())
const rows = () => document.querySelectorAll('.craft-layer-node').length

it('The parent refuses a drop at the edge of a row, whatever the line indicated', () => {
  const Closed = boxWith({ rules: { canMoveIn: () => false } })
  open(canvas(canvas('a', { text: 'inner' }), { is: Closed }), { components: { Closed }, children: panel })
  for (const name of ['Box', 'Closed', 'inner']) openRow(name)
  const before = query.serialize()
  expect(uncaughtIn(() => dragRow('a', 'inner'))).toContain('Target parent rejects incoming node')
  expect(query.serialize()).toBe(before)
})

it('Renaming a row stores HTML in custom, as a step of the history', () => {
  open('a', { children: <Layers expandRootOnLoad /> })
  const name = document.querySelectorAll('h2')[1]!
  fireEvent.doubleClick(name)
  name.innerHTML = 'This &amp; that'
  fireEvent.input(name)
  expect(dataAt(0)).toMatchObject({ custom: { displayName: 'This &amp; that' }, displayName: 'Text' })
  expect(query.history.canUndo()).toBe(true)
})

it.each<[string, fields: object]>([
  ['its custom name', { custom: { displayName: '<img alt="HTML">' } }],
  ['the saved name of a tag', { type: 'div', displayName: '<img alt="HTML">' }],
])('A default row shows %s as HTML', (_, fields) => {
  open(null, { children: <Layers /> }, JSON.stringify({ ROOT: box([], { ...fields }) }))
  expect(screen.getByAltText('HTML').closest('h2')).toBeTruthy()
})

it.each([
  ['closed', 1, <Layers key="panel" />],
  ['open with expandRootOnLoad', 2, <Layers key="panel" expandRootOnLoad />],
  ['closed again in StrictMode', 1, <StrictMode key="panel" children={<Layers expandRootOnLoad />} />],
])('The root is %s, which shows %d rows', (_, count, children) => {
  open('a', { children })
  expect(rows()).toBe(count)
})

// knownLimits.test.tsx covers the opposite: it is closed while something in it is selected.
it('A panel with expandRootOnLoad that mounts later shows the root open while the root is selected', () => {
  open('a')
  select('ROOT')
  beside(<Layers expandRootOnLoad />)
  expect(rows()).toBe(2)
})

it('A root that is opened by its row stays open when there is a selection, even in StrictMode', () => {
  open('a')
  select(idAt(0))
  beside(<StrictMode key="opened" children={<OpenLayersPanel />} />)
  expect(rows()).toBe(2)
})

// Each letter of a new name is a separate step: knownLimits.test.tsx.

it('Selecting an element expands the rows around it', () => {
  open(canvas('deep'), { children: <Layers /> })
  select(...inRoot(idAt(0)))
  expect(rows()).toBe(3)
})
