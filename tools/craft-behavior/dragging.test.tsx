import { useEditor } from '@craftjs/core'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Container } from '../../content/snippets/Container'
import { Text as RealText } from '../../content/snippets/Text'
import { PictureToolbox } from '../../content/snippets/toolbox/PictureToolbox'
import { DropTarget } from '../../examples/basic/src/components/DropTarget'
import { actions, select, undo } from '../../src/fixtures/craft/actions'
import { Box, boxWith, canvas, refTo, Text } from '../../src/fixtures/craft/blocks'
import { open, query } from '../../src/fixtures/craft/craft'
import { drag } from '../../src/fixtures/craft/events'
import { idAt, inRoot, selected } from '../../src/fixtures/craft/page'

/** A toolbox item that adds a Text. */
function Tool() {
  const { connectors } = useEditor()
  return <i ref={refTo((el) => connectors.create(el, <Text text="new" />))}>Tool</i>
}

it('A drag from the toolbox sets the indicator but no dragged Node', () => {
  open('a', { children: <Tool /> })
  for (const [type, target] of [['dragstart', 'Tool'] as const, ['dragover', 'a'] as const])
    drag(type, target)
  expect([query.getEvent('dragged').isEmpty(), query.getState().indicator === null]).toEqual([true, false])
  drag('dragend', screen.getAllByText('Tool')[0]!)
})

it.each([
  ['the rule of the target', 'open', 'Takes nothing'],
  ['the parent that keeps the dragged element', 'kept', 'Kept keeps this'],
])('The guide’s drop target explains a refusal with %s', (_, source, reason) => {
  const Kept = boxWith({ displayName: 'Kept', rules: { canMoveOut: () => false } })
  const Full = boxWith({ info: { rule: 'Takes nothing' } })
  const at = ['open', 'kept', 'full']
  const boxes = [Box, Kept, Full].map((is, i) => canvas(at[i], { is, key: i }))
  open(boxes, { components: { Kept, Full }, children: <DropTarget /> })
  const parent = query.node(idAt(2)).get()
  const dragged = screen.getByText(source)
  drag('dragstart', dragged)
  const placement = { parent, index: 0, where: 'before', currentNode: null }
  actions.setIndicator({ placement, error: 'refused' })
  expect(parent.dom?.dataset.refusal).toBe(reason)
  actions.setIndicator(null)
  drag('dragend', dragged)
})

it('canMoveOut receives only the dragged Nodes that are its children; canMoveIn receives all', () => {
  const counts: [rule: string, count: number][] = []
  const count = (rule: string) => (nodes: unknown[]) => counts.push([rule, nodes.length]) > 0
  const Source = boxWith({ rules: { canMoveOut: count('out') } })
  const Target = boxWith({ rules: { canMoveIn: count('in') } })
  open([canvas('a', { is: Source }), canvas('', { is: Target, key: 'b' }), <Text key="c" text="c" />], {
    components: { Source, Target },
  })
  expect(query.node(idAt(1)).isDroppable([inRoot(idAt(0))[0]!, idAt(2)])).toBe(true)
  expect(counts).toEqual([
    ['in', 2],
    ['out', 1],
  ])
})

it.each<[string, boolean, (container: HTMLElement) => EventTarget]>([
  ['measured again after an element around the page scrolls', true, (container) => container],
  ['not measured again after the document scrolls', false, () => document],
  ['not measured again after the window scrolls', false, () => window],
])('During a drag, drop positions are %s', (_, isMeasured, target) => {
  const { container } = open('a b')
  const [dragged, other] = [screen.getByText('a'), screen.getByText('b')]
  for (const type of ['dragstart', 'dragenter', 'dragover'])
    drag(type, type === 'dragstart' ? dragged : other)
  const measure = vi.spyOn(other, 'getBoundingClientRect')
  fireEvent.scroll(target(container) as HTMLElement)
  measure.mockClear()
  drag('dragover', other, { clientY: 5 })
  expect(measure.mock.calls.length > 0).toBe(isMeasured)
  drag('dragend', dragged)
})

const click = (text: string, metaKey = false) => {
  fireEvent.mouseDown(screen.getByText(text), { metaKey })
  fireEvent.click(screen.getByText(text), { metaKey })
}
const selectBoth = () => select(...inRoot())

it.each([
  ['with the user’s selection', 2, () => (click('a'), click('b', true))],
  [
    'with a selection made by code, if it was selected at the last click',
    2,
    () => (click('a'), selectBoth()),
  ],
  ['alone if code has selected it', 1, selectBoth],
])('A selected component is dragged %s', (_, length, selectSome) => {
  open('a b')
  selectSome()
  fireEvent.mouseDown(screen.getByText('a'))
  drag('dragstart', 'a')
  expect(query.getEvent('dragged').all()).toHaveLength(length)
})

describe('The image of a drag', () => {
  type Image = [element: Element, x: number, y: number]
  /** The drag images set while dragging `element`, in order. */
  function imagesOf(element: HTMLElement): Image[] {
    const images: Image[] = []
    drag('dragstart', element, { dataTransfer: { setDragImage: (...image: Image) => images.push(image) } })
    return images
  }

  it('is a copy of the element, at the end of the body until the drag ends, with the pointer at its corner', () => {
    open('a')
    const [[shadow, x, y] = []] = imagesOf(screen.getByText('a'))
    expect([x, y, shadow?.className, shadow?.textContent]).toEqual([0, 0, 'drag-shadow', 'a'])
    expect(shadow).toBe(document.body.lastElementChild)
    drag('dragend', document.querySelector('p')!)
    expect(document.querySelector('.drag-shadow')).toBeNull()
  })

  it('is a container of copies when the user has selected several', () => {
    open('a b')
    click('a', true)
    click('b', true)
    const [[shadow] = []] = imagesOf(screen.getByText('b'))
    expect(shadow?.className).toBe('drag-shadow-container')
    expect(shadow?.querySelectorAll('.drag-shadow')).toHaveLength(2)
  })

  it('of Craft.js can be replaced by a toolbox with previews, which also adds on click', () => {
    open(null, { resolver: { Box, Container, Text: RealText }, children: <PictureToolbox /> })
    const images = imagesOf(screen.getByRole('button', { name: 'Text' }))
    expect(images.map(([{ className }, x]) => [className, x])).toEqual([
      ['drag-shadow', 0],
      ['', 16],
    ])
    expect(images[1]?.[0].textContent).toBe('New text')
    // jsdom has no layout.
    HTMLElement.prototype.scrollIntoView = () => {}
    fireEvent.click(screen.getByRole('button', { name: 'Container' }))
    expect(query.node(idAt(0)).isCanvas()).toBe(true)
    expect(selected()).toEqual(inRoot())
  })
})

it('Craft.js calls canDrag when a drag starts, the other rules over a target, and changes the tree at the end', () => {
  const asked: string[] = []
  const ask = (rule: string) => () => asked.push(rule) > 0
  const Target = boxWith({ isCanvas: true, rules: { canMoveIn: ask('canMoveIn') } })
  const Source = boxWith({ isCanvas: true, rules: { canMoveOut: ask('canMoveOut') } })
  const Item = boxWith({ rules: { canDrag: ask('canDrag'), canDrop: ask('canDrop') } })
  open(canvas([<Item key="a" text="item" />, <Target key="b" text="target" />], { is: Source }), {
    components: { Target, Source, Item },
  })
  const source = idAt(0)
  const [item, target = ''] = inRoot(source)
  // jsdom has no layout, so the pointer at (0, 0) would be at the edge of the target.
  const around = new DOMRect(-50, -50, 100, 100)
  vi.spyOn(screen.getByText('target'), 'getBoundingClientRect').mockReturnValue(around)
  const element = screen.getByText('item')
  asked.length = 0
  drag('dragstart', element)
  expect(asked).toEqual(['canDrag'])
  drag('dragover', screen.getByText('target'))
  expect(asked).toEqual(['canDrag', 'canMoveIn', 'canDrop', 'canMoveOut'])
  expect(query.getState().indicator).toMatchObject({ error: null, placement: { parent: { id: target } } })
  expect(inRoot(source)).toEqual([item, target])
  drag('dragend', element)
  expect([inRoot(source), inRoot(target)]).toEqual([[target], [item]])
  expect(query.getState().indicator).toBeNull()
  undo()
  expect(inRoot(source)).toEqual([item, target])
  expect(query.history.canUndo()).toBe(false)
})
