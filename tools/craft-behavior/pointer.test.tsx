import { Element } from '@craftjs/core'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { movesFor } from '../../content/snippets/pointer/moves'
import { Outline } from '../../content/snippets/pointer/Outline'
import { Box, boxWith, editor, inRoot, open, Text, texts } from './craft'

const labels = (id: string) => movesFor(editor.query, id).map(({ label }) => label)
const move = (id: string, label: string) => {
  const { parent = '', index = 0 } = movesFor(editor.query, id).find((each) => each.label === label) ?? {}
  act(() => editor.actions.move(id, parent, index))
}

describe('The moves of the recipe for keyboards', () => {
  it('lead up and down, and stop at the ends', () => {
    open([<Text key="a" text="a" />, <Text key="b" text="b" />, <Text key="c" text="c" />])
    const [a = '', , c = ''] = inRoot()
    expect([labels(a), labels(c)]).toEqual([['Down'], ['Up']])
    move(a, 'Down')
    expect(texts()).toEqual(['b', 'a', 'c'])
    move(c, 'Up')
    expect(texts()).toEqual(['b', 'c', 'a'])
  })

  it('lead into the Canvas above, and out of it', () => {
    open([<Element key="box" is={Box} canvas />, <Text key="a" text="a" />])
    const [box = '', a = ''] = inRoot()
    move(a, 'Into Box')
    expect(editor.query.node(box).childNodes()).toEqual([a])
    expect(labels(a)).toEqual(['Out of Box'])
    move(a, 'Out of Box')
    expect(inRoot()).toEqual([box, a])
  })

  it('leave out what a rule refuses, and what never moves', () => {
    const Closed = boxWith({ rules: { canMoveIn: () => false } })
    open([<Element key="box" is={Closed} canvas />, <Text key="a" text="a" />], {
      components: { Closed },
    })
    expect(labels(inRoot()[1]!)).toEqual(['Up'])
    expect(labels('ROOT')).toEqual([])
    expect(labels('gone')).toEqual([])
  })
})

describe('The outline', () => {
  it('selects, moves and says so, without a pointer', () => {
    open([<Text key="a" text="a" />, <Text key="b" text="b" />], { children: <Outline /> })
    const outline = within(screen.getByRole('navigation'))
    fireEvent.click(outline.getAllByText('Text')[0]!)
    expect(editor.query.getEvent('selected').all()).toEqual([inRoot()[0]])
    fireEvent.click(outline.getByText('Down'))
    expect(texts()).toEqual(['b', 'a'])
    expect(outline.getByRole('status').textContent).toBe('Moved: Down')
    act(() => editor.actions.delete(inRoot()[1]!))
    expect(outline.queryByText('Up')).toBeNull()
  })
})
