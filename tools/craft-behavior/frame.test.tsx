import { Editor, Element, Frame, type UserComponent } from '@craftjs/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentProps, useEffect, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { boxWith, editor, inRoot, open, Probe, propsAt, resolver, setText, Text, useBlock } from './craft'

const page = (text: string) =>
  JSON.stringify({ ROOT: { type: 'div', props: { children: text }, nodes: [], linkedNodes: {} } })

const openFrame = (props: ComponentProps<typeof Frame>) =>
  render(
    <Editor resolver={resolver}>
      <Probe />
      <Frame {...props} />
    </Editor>,
  ).container.textContent

describe('Frame', () => {
  it('takes data before its child, as text or as an object, and its child for an empty text', () => {
    const children = <p>child</p>
    expect(openFrame({ data: page('data'), children })).toBe('data')
    cleanup()
    expect(openFrame({ data: JSON.parse(page('object')) as never, children })).toBe('object')
    cleanup()
    expect(openFrame({ data: '', children })).toBe('child')
    cleanup()
    expect(openFrame({})).toBe('')
  })

  it('takes json for data, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(openFrame({ json: page('old') })).toBe('old')
    expect(String(warn.mock.calls[0]?.[0])).toContain('Deprecation warning: <Frame json={...} />')
  })

  it('looks at its props once', () => {
    let load = (_data: string) => {}
    function Page() {
      const [data, setData] = useState<string>()
      load = setData
      return (
        <Editor resolver={resolver}>
          <Frame data={data} />
        </Editor>
      )
    }
    const { container } = render(<Page />)
    act(() => load(page('late')))
    expect(container.textContent).toBe('')
  })

  it('takes one element, and neither two nor a text', () => {
    const message = 'React.Children.only expected to receive a single React element child.'
    expect(() => openFrame({ children: [<p key="a" />, <p key="b" />] })).toThrow(message)
    expect(() => openFrame({ children: 'text' })).toThrow(message)
  })

  it('starts with an empty history, and with a root that names no parent', () => {
    open(<Text />)
    expect(editor.query.history.canUndo()).toBe(false)
    expect(JSON.parse(editor.query.serialize())).not.toHaveProperty('ROOT.parent')
  })

  it('loses a text beside an element, and keeps one in an array', () => {
    open([
      <p key="loose">
        Read <b>this</b> now
      </p>,
      <p key="array">
        {'a'}
        {'b'}
      </p>,
    ])
    expect(screen.queryByText(/Read/)).toBeNull()
    expect(propsAt(1)).toEqual({ children: ['a', 'b'] })
  })
})

describe('deserialize', () => {
  it('mounts every component again, clears the selection, and is one step of the history', () => {
    let mounts = 0
    const Mounting: UserComponent = () => {
      useEffect(() => void (mounts += 1), [])
      return <p ref={useBlock()} />
    }
    open(<Mounting />, { components: { Mounting } })
    act(() => editor.actions.selectNode(inRoot()[0]))
    const json = editor.query.serialize()
    act(() => editor.actions.deserialize(json))
    expect(mounts).toBe(2)
    expect(editor.query.getEvent('selected').isEmpty()).toBe(true)
    expect(editor.query.serialize()).toBe(json)
    act(() => editor.actions.history.undo())
    expect(editor.query.history.canUndo()).toBe(false)
    act(() => editor.actions.history.ignore().deserialize(json))
    expect(editor.query.history.canUndo()).toBe(false)
  })

  it.each([
    'nope',
    '{"ROOT":{"type":{"resolvedName":"Gone"},"props":{}}}',
    '{"ROOT":{"type":"div"}}',
    '{"ROOT":{"type":null,"props":{}}}',
  ])('leaves the page as it was when it throws: %s', (json) => {
    open(<Text text="a" />)
    setText(inRoot()[0]!, 'b')
    const before = editor.query.serialize()
    expect(() => act(() => editor.actions.deserialize(json))).toThrow()
    expect(editor.query.serialize()).toBe(before)
    expect(screen.getByText('b')).toBeTruthy()
  })

  it('takes pages of 0.1, and saves today’s form', () => {
    open(null)
    const old = {
      'canvas-ROOT': { type: 'div', props: {}, nodes: [], _childCanvas: { top: 'a' } },
      a: { type: 'p', props: { children: 'linked' }, parent: 'canvas-ROOT', nodes: [] },
    }
    act(() => editor.actions.deserialize(old as never))
    const saved = JSON.parse(editor.query.serialize()) as Record<string, object>
    expect(saved.ROOT).toMatchObject({ linkedNodes: { top: 'a' } })
    expect(saved.ROOT).not.toHaveProperty('_childCanvas')
    expect(saved.a).toMatchObject({ parent: 'ROOT' })
  })
})

describe('Element in a frame', () => {
  it('makes one Node, whose id is not its prop `id`', () => {
    open(<Element is="p" id="mine" canvas hidden custom={{ a: 1 }} title="T" />)
    const { id, data } = editor.query.node(inRoot()[0]!).get()
    expect(id).toMatch(/^[\w-]{10}$/)
    expect(data).toMatchObject({
      type: 'p',
      isCanvas: true,
      hidden: true,
      custom: { a: 1 },
      props: { id: 'mine', title: 'T' },
    })
  })

  it('lies under the isCanvas of the component, and over its custom data', () => {
    const Fixed = boxWith({ isCanvas: false, custom: { a: 0, b: 0 } })
    open(<Element is={Fixed} canvas custom={{ a: 1 }} />, { components: { Fixed } })
    const { data } = editor.query.node(inRoot()[0]!).get()
    expect(data.isCanvas).toBe(false)
    expect(data.custom).toEqual({ a: 1, b: 0 })
  })
})
