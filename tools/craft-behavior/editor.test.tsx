import { Element, useEditor } from '@craftjs/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Background } from '../../content/snippets/editing/Background'
import { SelectParentHandlers } from '../../content/snippets/editing/SelectParentHandlers'
import {
  Box,
  editor,
  handlersOf,
  inRoot,
  messageOf,
  open,
  Pair,
  setText,
  Text,
  texts,
  uncaughtIn,
} from './craft'

const twoTexts = [<Text key="a" text="a" />, <Text key="b" text="b" />]
describe('A prop that is undefined', () => {
  it('takes the place of its default', () => {
    open(twoTexts, { enabled: undefined })
    expect(screen.getByText('a').getAttribute('draggable')).toBeNull()
    cleanup()
    expect(() => open(twoTexts, { onRender: undefined })).toThrow('Element type is invalid')
  })
})

describe('onNodesChange', () => {
  it('is not called by mounting, and once by the first change of any kind', () => {
    const onNodesChange = vi.fn()
    open(twoTexts, { onNodesChange })
    expect(onNodesChange).toHaveBeenCalledTimes(0)
    act(() => editor.actions.selectNode('ROOT'))
    expect(onNodesChange).toHaveBeenCalledTimes(1)
    act(() => editor.actions.selectNode(inRoot()[0]))
    expect(onNodesChange).toHaveBeenCalledTimes(1)
  })
})

describe('The history', () => {
  it('goes back to A when B was recorded and C was ignored', () => {
    open(<Text text="A" />)
    const id = inRoot()[0]!
    setText(id, 'B')
    act(() => editor.actions.history.ignore().setProp(id, (props: { text: string }) => (props.text = 'C')))
    act(() => editor.actions.history.undo())
    expect(texts()).toEqual(['A'])
  })
})

describe('The selection', () => {
  it('is cleared by a connector with an empty id, also with the meta key', () => {
    function Beside() {
      const { connectors } = useEditor()
      return (
        <i
          ref={(el) => {
            if (el) connectors.select(el, '')
          }}
        >
          Beside
        </i>
      )
    }
    open(twoTexts, { children: <Beside /> })
    for (const metaKey of [false, true]) {
      act(() => editor.actions.selectNode(inRoot()[0]))
      fireEvent.mouseDown(screen.getByText('Beside'), { metaKey })
      expect(editor.query.getEvent('selected').size()).toBe(0)
    }
  })

  it('has helpers that can be destructured, and some that cannot', () => {
    open(twoTexts)
    act(() => editor.actions.selectNode(inRoot()[0]))
    const { contains, all, raw, first, isEmpty } = editor.query.getEvent('selected')
    expect([contains(inRoot()[0]!), all().length, raw().size]).toEqual([true, 1, 1])
    expect(() => first()).toThrow(TypeError)
    expect(() => isEmpty()).toThrow(TypeError)
    const { isCanvas, ancestors, isDeletable } = editor.query.node('ROOT')
    expect([isCanvas(), ancestors()]).toEqual([true, []])
    expect(() => isDeletable()).toThrow(TypeError)
  })
})

describe('A parent with a rule that counts its children', () => {
  it('refuses reordering by throwing, since the parent is asked again', () => {
    open(
      <Element is={Pair} canvas>
        <Text text="a" />
        <Text text="b" />
      </Element>,
    )
    const pair = inRoot()[0]!
    const [first] = editor.query.node(pair).childNodes()
    expect(messageOf(() => editor.actions.move(first!, pair, 2))).toContain(
      'Target parent rejects incoming node',
    )
    expect(
      messageOf(() =>
        editor.actions.addNodeTree(editor.query.parseReactElement(<Text />).toNodeTree(), pair),
      ),
    ).toBe('nothing is thrown')
  })
})

describe('The handlers that select the parent on a double click', () => {
  const options = {
    handlers: handlersOf(SelectParentHandlers),
    children: <Background>Beside</Background>,
  }

  it('select the parent', () => {
    open(twoTexts, options)
    fireEvent.doubleClick(screen.getByText('a'))
    expect(editor.query.getEvent('selected').all()).toEqual(['ROOT'])
  })

  it('do nothing on the background, whose connector has an empty id', () => {
    open(twoTexts, options)
    expect(uncaughtIn(() => void fireEvent.doubleClick(screen.getByText('Beside')))).toBe('')
  })
})

describe('A Canvas in a parent that is no Canvas', () => {
  it('accepts drops, and cannot be dragged', () => {
    open(
      <Element is={Box}>
        <Element is={Box} canvas>
          <Text text="inside" />
        </Element>
      </Element>,
    )
    const [outer] = inRoot()
    const [inner] = editor.query.node(outer!).childNodes()
    expect(editor.query.node(inner!).isDraggable()).toBe(false)
    const { nodes, rootNodeId } = editor.query.parseReactElement(<Text />).toNodeTree()
    expect(editor.query.node(inner!).isDroppable(nodes[rootNodeId]!)).toBe(true)
    expect(editor.query.node(outer!).isDroppable(nodes[rootNodeId]!)).toBe(false)
  })
})
