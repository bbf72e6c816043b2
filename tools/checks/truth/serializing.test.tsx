// @vitest-environment jsdom
import { Element, Frame, Editor, type UserComponent } from '@craftjs/core'
import { act, cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { brokenPages } from '../../../content/snippets/saving/brokenPages'
import { Box, editor, open, Probe, resolver, Text, useBlock } from './craft'

afterEach(cleanup)

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

describe('The resolver key Canvas', () => {
  it('makes a page that is saved and never loads again', () => {
    const MyCanvas: typeof Box = ({ children }) => <div ref={useBlock()}>{children}</div>
    render(
      <Editor resolver={{ Canvas: MyCanvas, Text }}>
        <Probe />
        <Frame>
          <Element is={MyCanvas} canvas>
            <Text text="a" />
          </Element>
        </Frame>
      </Editor>,
    )
    const json = editor.query.serialize()
    expect(json).toContain('"resolvedName":"Canvas"')
    expect(() => act(() => editor.actions.deserialize(json))).toThrow(
      'The component type specified for this node (Canvas) does not exist in the resolver',
    )
  })
})

describe('On a server', () => {
  const Card: UserComponent = () => (
    <section>
      <Element id="body" is={Box} canvas>
        <Text text="in the card" />
      </Element>
    </section>
  )

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
