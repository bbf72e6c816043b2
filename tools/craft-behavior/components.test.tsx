import { connectEditor, connectNode, useEditor, useNode, type UserComponent } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Component, createElement, forwardRef, memo, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { setProps } from '../../src/fixtures/craft/actions'
import { boxWith, refTo, Text } from '../../src/fixtures/craft/blocks'
import { type editor, editorWith, open, query, reopen } from '../../src/fixtures/craft/craft'
import { Catch } from '../../src/fixtures/craft/events'
import { dataAt, idAt, propsAt, selected } from '../../src/fixtures/craft/page'

describe('The resolver', () => {
  it('saves the last of two keys, and loads both', () => {
    const Old = boxWith({})
    const components = { Old, New: Old }
    open(<Old />, { components })
    expect(query.serialize()).toContain('"resolvedName":"New"')
    const json = query.serialize().replace('"New"', '"Old"')
    cleanup()
    open(null, { components }, json)
    expect(dataAt(0)).toMatchObject({ name: 'New', type: Old })
  })

  it('takes memo(), forwardRef() and classes, and names the first two by their key', () => {
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
})

describe('craft', () => {
  /** Opens a page with a Label of this configuration. */
  const openLabel = (craft: UserComponent['craft']) => {
    const Label = boxWith(craft)
    open(<Label />, { components: { Label } })
    return Label
  }

  it('gives a saved page its new name and new defaults, and leaves the old values', () => {
    openLabel({ displayName: 'Old name', props: { tone: 'calm' }, custom: { a: 1 } })
    const custom = { a: 2, b: 2 }
    const props = { tone: 'loud', size: 1 }
    reopen({ components: { Label: boxWith({ displayName: 'New name', props, custom, isCanvas: true }) } })
    const merged = { props: { tone: 'calm', size: 1 }, custom: { a: 1, b: 2 } }
    expect(dataAt(0)).toMatchObject({ displayName: 'New name', isCanvas: true, ...merged })
  })

  it('leaves a saved page the name of a function that has another name now', () => {
    const Old = () => <Text />
    const New = () => <Text />
    open(<Old />, { components: { Label: Old } })
    reopen({ components: { Label: New } })
    expect(dataAt(0).displayName).toBe('Old')
  })

  it('may use the names of old versions', () => {
    openLabel({ name: 'Old', defaultProps: { tone: 'calm' } })
    expect(dataAt(0)).toMatchObject({ displayName: 'Old', props: { tone: 'calm' } })
  })

  it('comes after the callback normalize, whose props and custom values stay', () => {
    const values = { a: 1, b: 1 }
    const Label = openLabel({ displayName: 'craft', isCanvas: false, props: values, custom: values })
    const { nodes, rootNodeId } = query.parseReactElement(<Label />).toNodeTree((node) => {
      Object.assign(node.data, { displayName: 'mine', isCanvas: true, props: { a: 2 }, custom: { a: 2 } })
    })
    const mixed = { a: 2, b: 1 }
    const data = { displayName: 'craft', isCanvas: false, props: mixed, custom: mixed }
    expect(nodes[rootNodeId]?.data).toMatchObject(data)
  })

  it('holds related components, which get the Node and the props', () => {
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

  it('is frozen with the objects in it, and so are objects in props', () => {
    const [info, style, own] = [{ group: 'text' }, { color: 'red' }, { size: 1 }]
    const Styled = boxWith({ info, props: { style } })
    open(<Styled own={own} />, { components: { Styled } })
    expect([info, style, own].map(Object.isFrozen)).toEqual([true, true, true])
  })
})

describe('A prop', () => {
  it('comes from the JSX first, then from craft.props, and from the parameter list only to render', () => {
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

  it('that changes renders its component and those directly in it again', () => {
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

describe('The hooks', () => {
  it('win over collected values with names of their own', () => {
    const names = 'id related actions connectors query store inContext inNodeContext setProp mine'.split(' ')
    const collected = Object.fromEntries(names.map((name) => [name, 'collected']))
    const seen: Record<string, unknown>[] = []
    const Label: UserComponent = () => {
      seen.push({ ...useNode(() => collected) }, { ...useEditor(() => collected) })
      return null
    }
    open(<Label />, { components: { Label } })
    const [ofNode = {}, ofEditor = {}] = seen.slice(-2)
    expect(names.filter((name) => ofNode[name] === 'collected')).toEqual(['mine'])
    const inEditor = ['id', 'related', 'inNodeContext', 'setProp', 'mine']
    expect(names.filter((name) => ofEditor[name] === 'collected')).toEqual(inEditor)
  })

  it('as higher-order components lose to the props of the component', () => {
    const Show = ({ text, sum }: { text?: ReactNode; sum?: number }) => <p>{[text, ' ', sum]}</p>
    const Label = connectNode(() => ({ text: 'collected', sum: 1 }))(Show)
    const Panel = connectEditor(((_state: unknown, { node }: typeof editor.query) => ({
      sum: node('ROOT').childNodes().length,
    })) as never)(Show)
    open(<Label text="own" />, { components: { Label }, children: <Panel text="panel" /> })
    expect([screen.getByText('own 1'), screen.getByText('panel 1')]).toHaveLength(2)
  })

  it('warn of setProp beside the actions', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const Label: UserComponent = () => {
      const { setProp } = useNode()
      return <button onClick={() => setProp((props: { tone?: string }) => (props.tone = 'calm'))} />
    }
    open(<Label />, { components: { Label } })
    fireEvent.click(screen.getByRole('button'))
    expect(propsAt(0)).toEqual({ tone: 'calm' })
    expect(warn.mock.calls[0]?.[0]).toContain('Please use useNode().actions.setProp() instead.')
  })
})

describe('A component that connects no element', () => {
  it('cannot be selected: a press on it selects its parent', () => {
    const Lost: typeof Text = ({ text }) => <p>{text}</p>
    open(<Lost text="lost" />, { components: { Lost } })
    fireEvent.mouseDown(screen.getByText('lost'))
    expect(selected()).toEqual(['ROOT'])
    expect(query.node(idAt(0)).get().dom).toBeNull()
  })

  it('is also one whose library forwards no ref, of which React 18 warns', () => {
    const Note = (({ text }) => <p>{text}</p>) as UserComponent<{ text: string; ref: unknown }>
    const Block: UserComponent = () => {
      const { connectors } = useNode()
      return <Note text="note" ref={refTo(connectors.connect)} />
    }
    open(<Block />, { components: { Block } })
    const message = String(vi.mocked(console.error).mock.calls[0]?.[0])
    expect(message).toContain('Function components cannot be given refs')
    expect(query.node(idAt(0)).get().dom).toBeNull()
  })
})

it('A connector throws an error without a text when it gets an element of a component', () => {
  const Block: UserComponent = () => useNode().connectors.connect(<Text />)
  render(<Catch>{editorWith({ children: <Block /> }, { components: { Block } })}</Catch>)
  expect(screen.getByRole('alert').textContent).toBe('')
})
