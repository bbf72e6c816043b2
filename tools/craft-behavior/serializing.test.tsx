import { Editor, Element, Frame, type Resolver, type UserComponent } from '@craftjs/core'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { brokenPages } from '../../content/snippets/saving/brokenPages'
import {
  Box,
  boxWith,
  Card,
  editor,
  inRoot,
  open,
  Probe,
  propsAt,
  resolver,
  setText,
  Text,
  useBlock,
} from './craft'

describe('What is saved of props', () => {
  it('leaves out undefined, null and functions at the top level, and follows JSON below it', () => {
    open(
      <Text
        none={null}
        call={() => {}}
        missing={undefined}
        o={{ n: null, f() {}, u: undefined }}
        list={[null, undefined]}
      />,
    )
    const nodes = Object.values(JSON.parse(editor.query.serialize()) as Record<string, { props: object }>)
    expect(nodes[1]?.props).toEqual({ o: { n: null }, list: [null, null] })
  })
})

describe('A React element in a prop', () => {
  const Star = () => <i>*</i>
  const Icon: UserComponent<{ icon?: ReactNode }> = ({ icon }) => <b ref={useBlock()}>{icon}</b>
  const openWith = (icon: ReactNode, more: Resolver = {}) =>
    open(<Icon icon={icon} />, { components: { Icon, ...more } })

  it('makes saving throw if its component is not in the resolver', () => {
    openWith(<Star />)
    expect(() => editor.query.serialize()).toThrow('(Star) does not exist in the resolver')
  })

  it('makes saving throw if a component has created it while rendering, up to React 18', () => {
    function Page() {
      return (
        <Editor resolver={{ ...resolver, Icon }}>
          <Probe />
          <Frame>
            <Icon icon={<i>*</i>} />
          </Frame>
        </Editor>
      )
    }
    render(<Page />)
    expect(() => editor.query.serialize()).toThrow('Converting circular structure to JSON')
  })

  it.each([
    ['a tag', <i key="i">*</i>],
    ['a component', <Star key="star" />],
  ])('is saved as an object that crashes the page when it loads: %s', (_, icon) => {
    openWith(icon, { Star })
    const json = editor.query.serialize()
    expect(() => act(() => editor.actions.deserialize(json))).toThrow(
      'Objects are not valid as a React child',
    )
  })
})

describe('An object in a prop that looks like a component', () => {
  it('comes back as nothing if it has a resolvedName, and whole if that is deeper inside', () => {
    open(<Text link={{ resolvedName: 'x' }} deep={{ link: { resolvedName: 'x' } }} />)
    act(() => editor.actions.deserialize(editor.query.serialize()))
    expect(propsAt(0)).toEqual({ link: undefined, deep: { link: { resolvedName: 'x' } } })
  })

  it('makes saving throw if its type is a function', () => {
    open(<Text field={{ type: String }} />)
    expect(() => editor.query.serialize()).toThrow(TypeError)
  })
})

describe('A number or boolean makes saving throw', () => {
  it.each([
    ['the only child', 5, '5', 'Cannot convert undefined or null to object'],
    ['the only child', true, '', "Cannot destructure property 'type'"],
    ['the only child', false, '', "Cannot destructure property 'type'"],
    ['one of several', ['Hello', 5], 'Hello5', 'Cannot convert undefined or null to object'],
    ['one of several', ['Hello', true], 'Hello', "Cannot destructure property 'type' of 'e' as it is null."],
  ])('as %s: %j', (_, child, shown, message) => {
    const { container } = open(<p>{child}</p>)
    expect(container.querySelector('p')?.textContent).toBe(shown)
    expect(() => editor.query.serialize()).toThrow(message)
  })
})

describe('A page that cannot be saved', () => {
  it('keeps onNodesChange silent, and prints the error as a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const onNodesChange = vi.fn()
    open([<p key="a">{5}</p>, <Text key="b" text="b" />], { onNodesChange })
    setText(inRoot()[1]!, 'changed')
    expect(onNodesChange).not.toHaveBeenCalled()
    expect(String(warn.mock.lastCall?.[0])).toContain('Cannot convert undefined or null to object')
  })
})

describe('The resolver key Canvas', () => {
  it('makes a page that is saved and never loads again', () => {
    const MyCanvas = boxWith({})
    open(<MyCanvas />, { components: { Canvas: MyCanvas } })
    const json = editor.query.serialize()
    expect(json).toContain('"resolvedName":"Canvas"')
    expect(() => act(() => editor.actions.deserialize(json))).toThrow(
      'The component type specified for this node (Canvas) does not exist in the resolver',
    )
  })
})

describe('On a server', () => {
  it('linked Nodes are rendered with the page', () => {
    const html = renderToStaticMarkup(
      <Editor resolver={{ ...resolver, Card }}>
        <Frame>
          <Element is={Box} canvas>
            <Card />
          </Element>
        </Frame>
      </Editor>,
    )
    expect(html).toBe('<div><section><div><p>in the card</p></div></section></div>')
  })

  it.each(['{}', '{"a":{"type":"div","props":{},"nodes":[],"linkedNodes":{}}}'])(
    'a page without ROOT renders nothing and throws nothing: %s',
    (json) => {
      expect(
        renderToStaticMarkup(
          <Editor resolver={resolver}>
            <Frame data={json} />
          </Editor>,
        ),
      ).toBe('')
    },
  )
})

describe('The function that names broken pages', () => {
  it('names those that crash and those that render nothing', () => {
    const broken = brokenPages(
      {
        whole: '{"ROOT":{"type":"div","props":{},"nodes":[],"linkedNodes":{}}}',
        'without a root': '{}',
        empty: '',
        'with an unknown component': '{"ROOT":{"type":{"resolvedName":"Gone"},"props":{}}}',
      },
      resolver,
    )
    expect(broken.map((line) => line.split(':')[0])).toEqual([
      'without a root',
      'empty',
      'with an unknown component',
    ])
  })
})
