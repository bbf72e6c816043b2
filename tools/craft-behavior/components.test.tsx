import { connectEditor, connectNode, useEditor, useNode, type UserComponent } from '@craftjs/core'
import { act, cleanup, screen } from '@testing-library/react'
import { Component, createElement, forwardRef, memo, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { editor, inRoot, open, propsAt, Text, useBlock } from './craft'

const first = () => editor.query.node(inRoot()[0]!).get()
/** Saves the page that is open, and opens it with other components. */
function reopenWith(components: Record<string, UserComponent>) {
  const json = editor.query.serialize()
  cleanup()
  open(null, { components: { ...components } }, json)
}
const labelled = (craft: UserComponent['craft']): UserComponent =>
  Object.assign(() => <p ref={useBlock()}>label</p>, { craft })

describe('The resolver', () => {
  it('saves the last of two keys, and loads both', () => {
    const Old = labelled({})
    open(<Old />, { components: { Old, New: Old } })
    expect(editor.query.serialize()).toContain('"resolvedName":"New"')
    const json = editor.query.serialize().replace('"New"', '"Old"')
    cleanup()
    open(null, { components: { Old, New: Old } }, json)
    expect(screen.getByText('label')).toBeTruthy()
    expect(first().data.name).toBe('New')
  })

  it('takes memo(), forwardRef() and classes, and names the first two by their key', () => {
    class Classic extends Component {
      override render() {
        return <p>class</p>
      }
    }
    const components = { Memo: memo(() => <p>memo</p>), Ref: forwardRef(() => <p>ref</p>), Classic }
    open(
      Object.values(components).map((type, key) => createElement(type, { key })),
      { components: { ...components } },
    )
    const names = () => inRoot().map((id) => editor.query.node(id).get().data.displayName)
    expect(names()).toEqual(['Memo', 'Ref', 'Classic'])
    reopenWith(components)
    expect(screen.getByText('memo').nextSibling?.textContent).toBe('ref')
  })
})

describe('craft', () => {
  it('gives a saved page its new name and new defaults, and leaves the old values', () => {
    const Label = labelled({ displayName: 'Old name', props: { tone: 'calm' }, custom: { a: 1 } })
    open(<Label />, { components: { Label } })
    reopenWith({
      Label: labelled({
        displayName: 'New name',
        props: { tone: 'loud', size: 1 },
        custom: { a: 2, b: 2 },
        isCanvas: true,
      }),
    })
    expect(first().data).toMatchObject({
      displayName: 'New name',
      props: { tone: 'calm', size: 1 },
      custom: { a: 1, b: 2 },
      isCanvas: true,
    })
  })

  it('may use the names of old versions', () => {
    const Label = labelled({ name: 'Old', defaultProps: { tone: 'calm' } })
    open(<Label />, { components: { Label } })
    expect(first().data).toMatchObject({ displayName: 'Old', props: { tone: 'calm' } })
  })

  it('comes after the callback normalize, whose props and custom values stay', () => {
    const Label = labelled({
      displayName: 'craft',
      isCanvas: false,
      props: { a: 1, b: 1 },
      custom: { a: 1, b: 1 },
    })
    open(<Text />, { components: { Label } })
    const { nodes, rootNodeId } = editor.query.parseReactElement(<Label />).toNodeTree((node) => {
      Object.assign(node.data, { displayName: 'mine', isCanvas: true, props: { a: 2 }, custom: { a: 2 } })
    })
    expect(nodes[rootNodeId]?.data).toMatchObject({
      displayName: 'craft',
      isCanvas: false,
      props: { a: 2, b: 1 },
      custom: { a: 2, b: 1 },
    })
  })

  it('holds related components, which get the Node and the props', () => {
    const Settings = ({ title }: { title?: string }) => {
      const { id, related } = useNode()
      return <b>{`${title} ${id} ${related}`}</b>
    }
    const Label = labelled({ related: { Settings } })
    const Panel = () => {
      const { Related } = useEditor((state) => ({
        Related: Object.values(state.nodes).find(({ data }) => data.name === 'Label')?.related.Settings,
      }))
      return Related ? <Related title="Label" /> : null
    }
    open(<Label />, { components: { Label }, children: <Panel /> })
    expect(screen.getByText(`Label ${inRoot()[0]} true`)).toBeTruthy()
  })
})

describe('The hooks', () => {
  it('win over collected values with names of their own', () => {
    const taken = [
      'id',
      'related',
      'actions',
      'connectors',
      'query',
      'store',
      'inContext',
      'inNodeContext',
      'setProp',
    ]
    const collected = Object.fromEntries([...taken, 'mine'].map((name) => [name, 'collected']))
    const seen: Record<string, unknown>[] = []
    const Label: UserComponent = () => {
      seen.push({ ...useNode(() => collected) }, { ...useEditor(() => collected) })
      return null
    }
    open(<Label />, { components: { Label } })
    const [ofNode, ofEditor] = seen.slice(-2)
    const own = (values = {}) => Object.keys(values).filter((name) => values[name as never] === 'collected')
    expect(own(ofNode)).toEqual(['mine'])
    expect(own(ofEditor)).toEqual(['id', 'related', 'inNodeContext', 'setProp', 'mine'])
  })

  it('as higher-order components lose to the props of the component', () => {
    const Show = ({ text, sum }: { text?: ReactNode; sum?: number }) => <p>{[text, ' ', sum]}</p>
    const Label = connectNode(() => ({ text: 'collected', sum: 1 }))(Show)
    const Panel = connectEditor(((_state: unknown, query: typeof editor.query) => ({
      sum: query.node('ROOT').childNodes().length,
    })) as never)(Show)
    open(<Label text="own" />, {
      components: { Label },
      children: <Panel text="panel" />,
    })
    expect(screen.getByText('own 1')).toBeTruthy()
    expect(screen.getByText('panel 1')).toBeTruthy()
  })

  it('warn of setProp beside the actions', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let setProp = (_change: (props: Record<string, unknown>) => void) => {}
    const Label: UserComponent = () => {
      setProp = useNode().setProp
      return null
    }
    open(<Label />, { components: { Label } })
    act(() => setProp((props) => (props.tone = 'calm')))
    expect(propsAt(0)).toEqual({ tone: 'calm' })
    expect(warn.mock.calls[0]?.[0]).toContain('Please use useNode().actions.setProp() instead.')
  })
})
