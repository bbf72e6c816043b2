import type { UserComponent } from '@craftjs/core'
import { render } from '@testing-library/react'
import { memo, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { actions, setText } from '../../src/fixtures/craft/actions'
import { canvas, Card, Text, useBlock } from '../../src/fixtures/craft/blocks'
import { editorWith, open, query } from '../../src/fixtures/craft/craft'
import { idAt, saved } from '../../src/fixtures/craft/page'

it('Saving omits undefined, null, and functions at the top level of props, and follows JSON below it', () => {
  const [o, list] = [{ n: null, f() {}, u: undefined }, [null, undefined]]
  open(<Text none={null} call={() => {}} missing={undefined} o={o} list={list} />)
  expect(saved()[idAt(0)]?.props).toEqual({ o: { n: null }, list: [null, null] })
})

describe('A React element in a prop', () => {
  const Star = () => <i>*</i>
  const Icon: UserComponent<{ icon?: ReactNode }> = ({ icon }) => <b ref={useBlock()}>{icon}</b>

  it('makes saving throw if its component is not in the resolver', () => {
    open(<Icon icon={<Star />} />, { components: { Icon } })
    expect(() => query.serialize()).toThrow('(Star) does not exist in the resolver')
  })

  const Memo = memo(Star)
  it.each<[string, message: string | null, icon: () => ReactElement]>([
    ['throw for a tag', 'Converting circular structure to JSON', () => <i>*</i>],
    ['throw for memo()', 'Converting circular structure to JSON', () => <Memo />],
    ['save an object for a function in the resolver', null, () => <Star />],
  ])('that a component created while rendering makes saving %s, up to React 18', (_, message, icon) => {
    const Page = () => editorWith({ children: <Icon icon={icon()} /> }, { components: { Icon, Star, Memo } })
    render(<Page />)
    const save = () => query.serialize()
    if (message === null) expect(save).not.toThrow()
    else expect(save).toThrow(message)
  })

  it.each([
    ['a tag', <i key="i">*</i>],
    ['a component', <Star key="star" />],
  ])('is saved as an object that crashes the page when it loads: %s', (_, icon) => {
    open(<Icon icon={icon} />, { components: { Icon, Star } })
    const json = query.serialize()
    expect(() => actions.deserialize(json)).toThrow('Objects are not valid as a React child')
  })
})

it('An object in a prop that looks like a component makes saving throw if its type is a function', () => {
  open(<Text field={{ type: String }} />)
  expect(() => query.serialize()).toThrow(TypeError)
})

it.each([
  ['the only child', 5, '5', 'Cannot convert undefined or null to object'],
  ['the only child', true, '', "Cannot destructure property 'type'"],
  ['the only child', false, '', "Cannot destructure property 'type'"],
  ['one of several', ['Hello', 5], 'Hello5', 'Cannot convert undefined or null to object'],
  ['one of several', ['Hello', true], 'Hello', "Cannot destructure property 'type' of 'e' as it is null."],
])('A number or boolean makes saving throw as %s: %j', (_, child, shown, message) => {
  const { container } = open(<p>{child}</p>)
  expect(container.querySelector('p')?.textContent).toBe(shown)
  expect(() => query.serialize()).toThrow(message)
})

it('If a page cannot be saved, Craft.js logs the error as a warning and does not call onNodesChange', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const onNodesChange = vi.fn()
  open([<p key="a">{5}</p>, <Text key="b" />], { onNodesChange })
  setText(idAt(1), 'changed')
  expect(onNodesChange).not.toHaveBeenCalled()
  expect(String(warn.mock.lastCall?.[0])).toContain('Cannot convert undefined or null to object')
})

describe('On a server', () => {
  it('linked Nodes render with the page', () => {
    const html = renderToStaticMarkup(editorWith({ children: canvas(<Card />) }, { components: { Card } }))
    expect(html).toBe('<div><section><div><p>in the card</p></div></section></div>')
  })

  it.each(['{}', '{"a":{"type":"div","props":{},"nodes":[],"linkedNodes":{}}}'])(
    'a page without ROOT renders nothing and does not throw: %s',
    (data) => expect(renderToStaticMarkup(editorWith({ data }))).toBe(''),
  )
})
