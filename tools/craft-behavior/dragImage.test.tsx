import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Container } from '../../content/snippets/Container'
import { Text as RealText } from '../../content/snippets/Text'
import { PictureToolbox } from '../../content/snippets/toolbox/PictureToolbox'
import { Box, drag, editor, inRoot, open, Text } from './craft'

type Image = [element: Element, x: number, y: number]

/** Starts a drag of `element` and returns the images that it got, in order. */
function startDrag(element: HTMLElement): Image[] {
  const images: Image[] = []
  drag('dragstart', element, { dataTransfer: { setDragImage: (...image: Image) => images.push(image) } })
  return images
}

describe('The image that Craft.js drags', () => {
  it('is a copy of the element at the end of the body, held at its corner, until the drag ends', () => {
    open(<Text text="a" />)
    const element = screen.getByText('a')
    const [[shadow, x, y] = []] = startDrag(element)
    expect([x, y]).toEqual([0, 0])
    expect(shadow).toBe(document.body.lastElementChild)
    expect(shadow?.className).toBe('drag-shadow')
    expect(shadow?.textContent).toBe('a')
    act(() => void element.dispatchEvent(new Event('dragend', { bubbles: true })))
    expect(document.querySelector('.drag-shadow')).toBeNull()
  })

  it('is a container of copies when several are selected', () => {
    open([<Text key="a" text="a" />, <Text key="b" text="b" />])
    // With the meta key, as a user selects several.
    fireEvent.mouseDown(screen.getByText('a'), { metaKey: true })
    fireEvent.click(screen.getByText('a'), { metaKey: true })
    fireEvent.mouseDown(screen.getByText('b'), { metaKey: true })
    fireEvent.click(screen.getByText('b'), { metaKey: true })
    const [[shadow] = []] = startDrag(screen.getByText('b'))
    expect(shadow?.className).toBe('drag-shadow-container')
    expect(shadow?.querySelectorAll('.drag-shadow')).toHaveLength(2)
    expect(editor.query.getEvent('dragged').all()).toEqual(inRoot())
  })
})

describe('The toolbox with pictures', () => {
  it('sets its own image after that of Craft.js, and adds by a click', () => {
    open(null, { resolver: { Box, Container, Text: RealText }, children: <PictureToolbox /> })
    const images = startDrag(screen.getByRole('button', { name: 'Text' }))
    expect(images.map(([element, x]) => [element.className, x])).toEqual([
      ['drag-shadow', 0],
      ['', 16],
    ])
    expect(images[1]?.[0].textContent).toBe('New text')
    fireEvent.click(screen.getByRole('button', { name: 'Container' }))
    expect(editor.query.node(inRoot()[0]!).isCanvas()).toBe(true)
    expect(editor.query.getEvent('selected').all()).toEqual(inRoot())
  })
})
