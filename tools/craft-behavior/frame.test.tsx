import type { Frame, SerializedNodes, UserComponent } from '@craftjs/core'
import { render, screen } from '@testing-library/react'
import { type ComponentProps, useEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { actions, select, setText, undo } from '../../src/fixtures/craft/actions'
import { useBlock } from '../../src/fixtures/craft/blocks'
import { editorWith, open, query } from '../../src/fixtures/craft/craft'
import { idAt, saved, selected } from '../../src/fixtures/craft/page'

const page = (text: string) =>
  JSON.stringify({ ROOT: { type: 'div', props: { children: text }, nodes: [], linkedNodes: {} } })
const children = <p>child</p>

describe('Frame', () => {
  it.each<[string, ComponentProps<typeof Frame>, shown: string]>([
    ['data as text, before its child', { data: page('data'), children }, 'data'],
    ['data as an object', { data: JSON.parse(page('object')) as never, children }, 'object'],
    ['its child for an empty text', { data: '', children }, 'child'],
    ['nothing', {}, ''],
    ['json for data, and warns', { json: page('old') }, 'old'],
  ])('takes %s', (_, props, shown) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(render(editorWith(props)).container.textContent).toBe(shown)
    const message = 'Deprecation warning: <Frame json={...} />'
    expect(warn.mock.calls.some(([text]) => String(text).includes(message))).toBe('json' in props)
  })

  it('reads its props only once', () => {
    const { container, rerender } = render(editorWith({}))
    rerender(editorWith({ data: page('late') }))
    expect(container.textContent).toBe('')
  })

  it('starts with an empty history and a root without a parent', () => {
    open('a')
    expect(query.history.canUndo()).toBe(false)
    expect(saved().ROOT).not.toHaveProperty('parent')
  })
})

describe('deserialize', () => {
  it('remounts every component, clears the selection, and is one step of the history', () => {
    let mounts = 0
    const Mounting: UserComponent = () => {
      useEffect(() => void (mounts += 1), [])
      return <p ref={useBlock()} />
    }
    open(<Mounting />, { components: { Mounting } })
    select(idAt(0))
    const json = query.serialize()
    actions.deserialize(json)
    expect([mounts, selected(), query.serialize()]).toEqual([2, [], json])
    undo()
    expect(query.history.canUndo()).toBe(false)
    actions.history.ignore().deserialize(json)
    expect(query.history.canUndo()).toBe(false)
  })

  it.each([
    'nope',
    '{"ROOT":{"type":{"resolvedName":"Gone"},"props":{}}}',
    '{"ROOT":{"type":"div"}}',
    '{"ROOT":{"type":null,"props":{}}}',
  ])('leaves the page unchanged when it throws: %s', (json) => {
    open('a')
    setText(idAt(0), 'b')
    const before = query.serialize()
    expect(() => actions.deserialize(json)).toThrow()
    expect(query.serialize()).toBe(before)
    expect(screen.getByText('b')).toBeTruthy()
  })

  it('accepts pages of version 0.1 and saves them in the current format', () => {
    open(null)
    const root = { type: 'div', props: {}, nodes: [], _childCanvas: { top: 'a' } }
    const a = { type: 'p', props: { children: 'linked' }, parent: 'canvas-ROOT', nodes: [] }
    actions.deserialize({ 'canvas-ROOT': root, a } as unknown as SerializedNodes)
    const { ROOT, a: linked } = saved()
    expect(ROOT).toMatchObject({ linkedNodes: { top: 'a' } })
    expect(ROOT).not.toHaveProperty('_childCanvas')
    expect(linked).toMatchObject({ parent: 'ROOT' })
  })
})
