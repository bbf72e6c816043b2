import { Element, type UserComponent } from '@craftjs/core'
import { cleanup, screen } from '@testing-library/react'
import { createElement, type CSSProperties } from 'react'
import { expect, it, vi } from 'vitest'
import { canvas, useBlock } from '../../src/fixtures/craft/blocks'
import { open, query } from '../../src/fixtures/craft/craft'
import { drag } from '../../src/fixtures/craft/events'
import { idAt, inRoot } from '../../src/fixtures/craft/page'

/** Default styles that jsdom does not compute. */
const BLOCK: CSSProperties = {
  display: 'block',
  position: 'static',
  margin: 0,
  overflow: 'visible',
  float: 'none',
}

const place = (el: HTMLElement, ...rect: [x: number, y: number, width: number, height: number]) =>
  vi.spyOn(el, 'getBoundingClientRect').mockReturnValue(new DOMRect(...rect))

const Card: UserComponent = () => (
  <section ref={useBlock()}>
    <Element id="body" is="div" canvas data-testid="linked" />
  </section>
)

it.each([
  ['into its parent', 'box', 100, 109, 'root'],
  ['into the Canvas at 10 px or more', 'box', 100, 110, 'box'],
  ['into its parent at the lower edge', 'box', 100, 191, 'root'],
  ['into its parent at the left edge', 'box', 9, 150, 'root'],
  ['into the Canvas if that is a linked Node', 'linked', 1, 101, 'linked'],
  ['into the Canvas if that is ROOT', 'root', 1, 101, 'root'],
])('Within 10 px of the edge of a Canvas, a drop goes %s', (_, target, clientX, clientY, parent) => {
  const page = [
    <p key="dragged" style={BLOCK} children="dragged" />,
    <Element key="box" is="div" canvas style={BLOCK} data-testid="box" />,
    <Card key="card" />,
  ]
  open(page, { components: { Card } })
  const ids: Record<string, string> = {
    root: 'ROOT',
    box: idAt(1),
    linked: query.node(idAt(2)).linkedNodes()[0]!,
  }
  const element = query.node(ids[target]!).get().dom!
  place(element, 0, 100, 200, 100)
  drag('dragstart', 'dragged')
  drag('dragover', element, { clientX, clientY })
  expect(query.getState().indicator?.placement.parent.id).toBe(ids[parent])
})

it('Within 10 px of the edge of a Canvas whose parent is not a Canvas, a drop is refused', () => {
  open([
    <p key="dragged" children="dragged" />,
    <section key="row">
      <Element is="div" canvas style={BLOCK} data-testid="box" />
    </section>,
  ])
  const [, row = ''] = inRoot()
  place(screen.getByTestId('box'), 0, 100, 200, 100)
  drag('dragstart', 'dragged')
  drag('dragover', screen.getByTestId('box'), { clientX: 100, clientY: 105 })
  expect(query.getState().indicator).toMatchObject({
    placement: { parent: { id: row } },
    error: { message: 'Invariant failed: Cannot move node into a non-Canvas parent' },
  })
})

/** Whether a drop at `x`, `y` lands before or after a 100 × 100 child at (0, 0). */
function whereAt(x: number, y: number, child: CSSProperties = {}, parent: CSSProperties = {}, Tag = 'p') {
  const sibling = createElement(Tag, { style: { ...BLOCK, ...child } }, 'child')
  open(canvas(sibling, { is: 'div', style: { ...BLOCK, ...parent } }))
  place(screen.getByText('child'), 0, 0, 100, 100)
  const where = query.getDropPlaceholder(inRoot(idAt(0))[0]!, idAt(0), { x, y })?.placement.where
  cleanup()
  return where
}

const margins: CSSProperties = { marginTop: 40, marginBottom: 40 }
it.each<[number, number, string, child?: CSSProperties, parent?: CSSProperties]>([
  [50, 49, 'before'],
  [50, 50, 'after'],
  [50, 89, 'before', margins],
  [50, 90, 'after', margins],
  [90, 10, 'before', {}, { display: 'flex', flexDirection: 'column' }],
])(
  'The boundary is half the height including margins, measured from the border box: %d, %d is %s',
  (x, y, where, child, parent) => expect(whereAt(x, y, child, parent)).toBe(where),
)

it.each<[string, child: CSSProperties, parent?: CSSProperties]>([
  ['a floated parent', {}, { float: 'left' }],
  ['a grid', {}, { display: 'grid' }],
  ['a flex container in row direction', {}, { display: 'flex', flexDirection: 'row' }],
  ['a flex container with direction: rtl, from its left edge', {}, { display: 'flex', direction: 'rtl' }],
  ['a flex container in reversed column direction', {}, { display: 'flex', flexDirection: 'column-reverse' }],
  ['an inline block', { display: 'inline-block' }],
  ['an element with overflow: hidden', { overflow: 'hidden' }],
  ['an inline element', { display: 'inline' }],
  ['an inline flex container', { display: 'inline-flex' }],
  ['a sticky element', { position: 'sticky' }],
  ['an absolute element', { position: 'absolute' }],
])('Before or after depends on the width in %s', (_, child, parent) => {
  expect(whereAt(90, 10, child, parent)).toBe('after')
  expect(whereAt(10, 90, child, parent)).toBe('before')
})

it.each<[string, where: string, tag: string, child?: CSSProperties]>([
  ['the height in a table row', 'before', 'tr'],
  ['the width in a table row with overflow: hidden', 'after', 'tr', { overflow: 'hidden' }],
  ['the width in another element with display: table-row', 'after', 'p'],
])('Before or after depends on %s', (_, where, tag, child) => {
  expect(whereAt(90, 10, { display: 'table-row', ...child }, {}, tag)).toBe(where)
})

it.each(['inline-flex', 'inline-grid'])(
  'Before or after depends on the height in a parent with %s',
  (display) => {
    expect(whereAt(90, 10, {}, { display })).toBe('before')
    expect(whereAt(10, 90, {}, { display })).toBe('after')
  },
)
