import { useEditor, useNode, type UserComponent } from '@craftjs/core'
import { fireEvent, screen } from '@testing-library/react'
import { Component, createElement, forwardRef, memo, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { setProps } from '../../src/fixtures/craft/actions'
import { boxWith, refTo, type Text } from '../../src/fixtures/craft/blocks'
import { open, query, reopen } from '../../src/fixtures/craft/craft'
import { dataAt, idAt, propsAt, selected } from '../../src/fixtures/craft/page'

it('The resolver accepts memo(), forwardRef(), and classes, and names the first two by their key', () => {
  class Classic extends Component {
    override render() {
      return <p>class</p>
    }
  }
  const components = { Memo: memo(() => <p>memo</p>), Ref: forwardRef(() => <p>ref</p>), Classic }
  const options = { components: { ...components } }
  open(
    Object.values(components).map((type, key) => createElement(type, { key })),
    options,
  )
  expect([0, 1, 2].map((index) => dataAt(index).displayName)).toEqual(['Memo', 'Ref', 'Classic'])
  reopen(options)
  expect(screen.getByText('memo').nextSibling?.textContent).toBe('ref')
})

describe('craft', () => {
  /** Opens a page with a Label that has this configuration. */
  const openLabel = (craft: UserComponent['craft']) => {
    const Label = boxWith(craft)
    open(<Label />, { components: { Label } })
    return Label
  }

  it('applies a new name and new defaults to a saved page, but keeps the saved values', () => {
    openLabel({ displayName: 'Old name', props: { tone: 'calm' }, custom: { a: 1 } })
    const custom = { a: 2, b: 2 }
    const props = { tone: 'loud', size: 1 }
    reopen({ components: { Label: boxWith({ displayName: 'New name', props, custom, isCanvas: true }) } })
    const merged = { props: { tone: 'calm', size: 1 }, custom: { a: 1, b: 2 } }
    expect(dataAt(0)).toMatchObject({ displayName: 'New name', isCanvas: true, ...merged })
  })

  it('provides related components with the Node and with props', () => {
    const Settings = ({ title }: { title?: string }) => {
      const { id, related } = useNode()
      return <b>{`${title} ${id} ${related}`}</b>
    }
    const Label = boxWith({ related: { Settings } })
    const Panel = () => {
      const { Related } = useEditor((state) => ({
        Related: Object.values(state.nodes).find(({ data }) => data.name === 'Label')?.related.Settings,
      }))
      return Related ? <Related title="Label" /> : null
    }
    open(<Label />, { components: { Label }, children: <Panel /> })
    expect(screen.getByText(`Label ${idAt(0)} true`)).toBeTruthy()
  })

  it('is deeply frozen, and so are objects in props', () => {
    const [info, style, own] = [{ group: 'text' }, { color: 'red' }, { size: 1 }]
    const Styled = boxWith({ info, props: { style } })
    open(<Styled own={own} />, { components: { Styled } })
    expect([info, style, own].map(Object.isFrozen)).toEqual([true, true, true])
  })
})

describe('A prop', () => {
  it('comes from the JSX, then from craft.props; defaults of parameters only affect rendering', () => {
    const rendered: object[] = []
    const Sized: UserComponent<{ size?: number; other?: number }> = ({ size = 3, other = 3 }) => {
      rendered.push({ size, other })
      return null
    }
    Sized.craft = { props: { size: 2 } }
    open([<Sized key="a" size={1} />, <Sized key="b" />], { components: { Sized } })
    expect([propsAt(0), propsAt(1)]).toEqual([{ size: 1 }, { size: 2 }])
    expect(rendered).toContainEqual({ size: 1, other: 3 })
    setProps(idAt(1), { size: 5 })
    expect(rendered.at(-1)).toEqual({ size: 5, other: 3 })
    expect(query.serialize()).toContain('"props":{"size":5}')
  })

  it('re-renders its component and the direct children when it changes', () => {
    const rendered: unknown[] = []
    const Counted: UserComponent<{ name: string; children?: ReactNode }> = ({ name, children }) => {
      rendered.push(name)
      return <div ref={refTo(useNode().connectors.connect)}>{children}</div>
    }
    const nested = ['inner', 'child', 'parent'].reduce<ReactNode>(
      (inside, name) => <Counted name={name}>{inside}</Counted>,
      null,
    )
    open(nested, { components: { Counted } })
    rendered.length = 0
    setProps(idAt(0), { color: 'red' })
    expect(rendered).toEqual(['parent', 'child'])
  })
})

it('A component that connects no element cannot be selected: pressing it selects its parent', () => {
  const Lost: typeof Text = ({ text }) => <p>{text}</p>
  open(<Lost text="lost" />, { components: { Lost } })
  fireEvent.mouseDown(screen.getByText('lost'))
  expect(selected()).toEqual(['ROOT'])
  expect(query.node(idAt(0)).get().dom).toBeNull()
})
