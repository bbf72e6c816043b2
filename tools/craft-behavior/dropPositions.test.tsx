import { Element, type UserComponent } from '@craftjs/core'
import { act, cleanup, screen } from '@testing-library/react'
import type { CSSProperties } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { drag, editor, inRoot, open, useBlock } from './craft'

/** jsdom computes no defaults for these. */
const BLOCK: CSSProperties = {
  display: 'block',
  position: 'static',
  margin: 0,
  overflow: 'visible',
  float: 'none',
}

const place = (el: HTMLElement, ...rect: [x: number, y: number, width: number, height: number]) =>
  vi.spyOn(el, 'getBoundingClientRect').mockReturnValue(new DOMRect(...rect))

/** The Node that would get what is dragged, with the pointer at `x`, `y` over `target`. */
function parentAt(dragged: string, target: HTMLElement, x: number, y: number) {
  const source = screen.getByText(dragged)
  drag('dragstart', source)
  drag('dragover', target, { clientX: x, clientY: y })
  const parent = editor.query.getState().indicator?.placement.parent.id
  drag('dragend', source)
  act(() => editor.actions.history.undo())
  return parent
}

describe('Within 10 px of the edge of a Canvas', () => {
  it('a drop goes to its parent, and from 10 px on into the Canvas', () => {
    open([
      <p key="dragged" style={BLOCK}>
        dragged
      </p>,
      <Element key="box" is="div" canvas style={BLOCK} data-testid="box" />,
    ])
    const [, box] = inRoot()
    const el = screen.getByTestId('box')
    place(el, 0, 100, 200, 100)
    expect(parentAt('dragged', el, 100, 109)).toBe('ROOT')
    expect(parentAt('dragged', el, 100, 110)).toBe(box)
    expect(parentAt('dragged', el, 100, 191)).toBe('ROOT')
    expect(parentAt('dragged', el, 9, 150)).toBe('ROOT')
  })

  it('a drop stays in ROOT, and in a linked Node', () => {
    const Card: UserComponent = () => (
      <section ref={useBlock()}>
        <Element id="body" is="div" canvas data-testid="body" />
      </section>
    )
    open(
      [
        <p key="dragged" style={BLOCK}>
          dragged
        </p>,
        <Card key="card" />,
      ],
      { components: { Card } },
    )
    const [linked] = editor.query.node(inRoot()[1]!).linkedNodes()
    const body = screen.getByTestId('body')
    place(body, 0, 100, 200, 100)
    expect(parentAt('dragged', body, 1, 101)).toBe(linked)
    const root = editor.query.node('ROOT').get().dom!
    place(root, 0, 0, 200, 400)
    expect(parentAt('dragged', root, 1, 1)).toBe('ROOT')
  })
})

/** Where a drop at `x`, `y` lands beside a child at 0, 0 that is 100 by 100. */
function whereAt(x: number, y: number, child: CSSProperties = {}, parent: CSSProperties = {}) {
  open(
    <Element is="div" canvas style={{ ...BLOCK, ...parent }}>
      <p style={{ ...BLOCK, ...child }}>child</p>
    </Element>,
  )
  place(screen.getByText('child'), 0, 0, 100, 100)
  const id = inRoot()[0]!
  const [source] = editor.query.node(id).childNodes()
  const where = editor.query.getDropPlaceholder(source!, id, { x, y })?.placement.where
  cleanup()
  return where
}

describe('Before or after a component', () => {
  it('depends on the middle of its height, margins included, from its top without them', () => {
    expect(whereAt(50, 49)).toBe('before')
    expect(whereAt(50, 50)).toBe('after')
    const margins = { marginTop: 40, marginBottom: 40 }
    expect(whereAt(50, 89, margins)).toBe('before')
    expect(whereAt(50, 90, margins)).toBe('after')
  })

  it.each([
    ['a floated parent', {}, { float: 'left' }],
    ['a grid', {}, { display: 'grid' }],
    ['a flex container in row direction', {}, { display: 'flex', flexDirection: 'row' }],
    [
      'a flex container in reversed column direction',
      {},
      { display: 'flex', flexDirection: 'column-reverse' },
    ],
    ['an inline block', { display: 'inline-block' }, {}],
    ['an element with overflow: hidden', { overflow: 'hidden' }, {}],
    ['an inline element', { display: 'inline' }, {}],
    ['an inline flex container', { display: 'inline-flex' }, {}],
    ['a sticky element', { position: 'sticky' }, {}],
    ['an absolute element', { position: 'absolute' }, {}],
  ] as [string, CSSProperties, CSSProperties][])('depends on the width in %s', (_, child, parent) => {
    expect(whereAt(90, 10, child, parent)).toBe('after')
    expect(whereAt(10, 90, child, parent)).toBe('before')
  })

  it('depends on the height in a flex container in column direction', () => {
    expect(whereAt(90, 10, {}, { display: 'flex', flexDirection: 'column' })).toBe('before')
  })
})
