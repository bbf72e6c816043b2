import type { SerializedNodes, UserComponent } from '@craftjs/core'
import { Element } from '@craftjs/core'
import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Missing } from '../../content/snippets/upgrades/Missing'
import { withoutPlaceholders, withPlaceholders } from '../../content/snippets/upgrades/placeholders'
import { type Box, Card, editor, inRoot, open, resolver, Text, useBlock } from './craft'

const saved = () => JSON.parse(editor.query.serialize()) as SerializedNodes
const Old: typeof Box = ({ children }) => <section ref={useBlock()}>{children}</section>

describe('The placeholder for components that are gone', () => {
  it('shows the page without them, and saves it as it was', () => {
    open(
      <Element is={Old} canvas {...{ color: 'red' }}>
        <Text text="inside" />
      </Element>,
      { components: { Old } },
    )
    const before = saved()
    cleanup()
    const known = { ...resolver, Missing }
    open(<p />, { resolver: known }, JSON.stringify(withPlaceholders(before, known)))
    expect(screen.getByText('Old is not available.')).toBeTruthy()
    expect(screen.getByText('inside')).toBeTruthy()
    const after = withoutPlaceholders(saved())
    const [id = ''] = inRoot()
    expect(after[id]).toEqual({ ...before[id], displayName: 'Missing component' })
    const others = ({ [id]: _, ...rest }: SerializedNodes) => rest
    expect(others(after)).toEqual(others(before))
  })
})

describe('A page of an older component', () => {
  it('gets a linked Node that is new when it is rendered, without a step in the history', () => {
    const Before: UserComponent = () => <section ref={useBlock()} />
    open(<Before />, { components: { Card: Before } })
    const json = editor.query.serialize()
    cleanup()
    open(<p />, { components: { Card } }, json)
    expect(screen.getByText('in the card')).toBeTruthy()
    expect(editor.query.history.canUndo()).toBe(false)
    act(() => {})
    expect(Object.keys(saved())).toHaveLength(4)
  })
})
