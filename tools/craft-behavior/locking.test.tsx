import type { SerializedNodes, UserComponent } from '@craftjs/core'
import { Element } from '@craftjs/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isLocked, lockRules } from '../../content/snippets/locking/lock'
import { LockButton } from '../../content/snippets/locking/LockButton'
import { lockedChanges } from '../../content/snippets/locking/lockedChanges'
import { EditorFor, type Role, useRights } from '../../content/snippets/locking/roles'
import { LockableText as Text } from '../../content/snippets/locking/LockableText'
import { Box, boxWith, drag, editor, inRoot, open, resolver, useBlock } from './craft'

/** Connects itself as most samples do: once. */
const Naive: UserComponent<{ text: string }> = ({ text }) => <p ref={useBlock()}>{text}</p>
Naive.craft = { rules: lockRules }

const options = { components: { Naive, Text } }
const lock = (id: string, locked: boolean) =>
  act(() => editor.actions.setCustom(id, (custom) => (custom.locked = locked)))
const draggable = (text: string) => screen.getByText(text).getAttribute('draggable')

describe('canDrag', () => {
  it('is read when the connector is attached: an element that was locked then stays where it is', () => {
    open(<Element is={Naive} text="a" custom={{ locked: true }} />, options)
    expect(draggable('a')).toBeNull()
    lock(inRoot()[0]!, false)
    expect(editor.query.node(inRoot()[0]!).isDraggable()).toBe(true)
    expect(draggable('a')).toBeNull()
    // Until all connectors are attached again.
    act(() => editor.actions.setOptions((all) => (all.enabled = false)))
    act(() => editor.actions.setOptions((all) => (all.enabled = true)))
    expect(draggable('a')).toBe('true')
  })

  it('refuses a Node that is locked later, whose element still looks draggable', () => {
    open(<Naive text="a" />, options)
    lock(inRoot()[0]!, true)
    expect(editor.query.node(inRoot()[0]!).isDraggable()).toBe(false)
    expect(draggable('a')).toBe('true')
  })
})

describe('The recipe for locking', () => {
  it('follows the lock in both directions, again and again', () => {
    open(<Element is={Text} text="a" custom={{ locked: true }} />, options)
    for (const locked of [false, true, false]) {
      lock(inRoot()[0]!, locked)
      expect(draggable('a')).toBe(String(!locked))
    }
  })

  it('starts a drag after unlocking', () => {
    open(<Element is={Text} text="a" custom={{ locked: true }} />, options)
    lock(inRoot()[0]!, false)
    drag('dragstart', 'a')
    expect(editor.query.getEvent('dragged').all()).toEqual(inRoot())
  })

  it('holds for everything inside, and keeps other elements out', () => {
    const Area = boxWith({ rules: lockRules })
    open(
      [
        <Element key="area" is={Area} canvas>
          <Text text="a" />
        </Element>,
        <Text key="b" text="b" />,
      ],
      { components: { ...options.components, Area } },
    )
    const [area = '', b = ''] = inRoot()
    const [a = ''] = editor.query.node(area).childNodes()
    lock(area, true)
    expect(isLocked(a, editor.query.node)).toBe(true)
    expect(draggable('a')).toBe('false')
    expect(editor.query.node(area).isDroppable(b)).toBe(false)
    expect(editor.query.node('ROOT').isDroppable(a)).toBe(false)
    expect(editor.query.node('ROOT').isDroppable(b)).toBe(true)
  })

  it('offers no deleting of what is locked, and unlocks it', () => {
    open(<Text text="a" />, { ...options, children: <LockButton /> })
    expect(screen.getByText('Select something to lock it.')).toBeTruthy()
    act(() => editor.actions.selectNode(inRoot()[0]))
    fireEvent.click(screen.getByText('Lock'))
    expect(screen.getByText('Delete')).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByText('Lock'))
    fireEvent.click(screen.getByText('Delete'))
    expect(inRoot()).toEqual([])
  })

  it('leaves actions alone: they ask no lock', () => {
    open(<Element is={Text} text="a" custom={{ locked: true }} />, options)
    act(() => editor.actions.setProp(inRoot()[0]!, (props: { text: string }) => (props.text = 'changed')))
    expect(screen.getByText('changed')).toBeTruthy()
    act(() => editor.actions.delete(inRoot()[0]!))
    expect(inRoot()).toEqual([])
  })
})

describe('The check on the server', () => {
  const saved = () => JSON.parse(editor.query.serialize()) as SerializedNodes

  it('names locked Nodes that are different, moved away or gone', () => {
    open(
      [
        <Element key="box" is={Box} canvas custom={{ locked: true }}>
          <Text text="a" />
          <Text text="b" />
        </Element>,
        <Text key="free" text="free" />,
      ],
      options,
    )
    const before = saved()
    const [box = '', free = ''] = inRoot()
    const [a = '', b = ''] = editor.query.node(box).childNodes()
    act(() => editor.actions.setProp(free, (props: { text: string }) => (props.text = 'mine')))
    expect(lockedChanges(before, saved())).toEqual([])
    act(() => editor.actions.setProp(a, (props: { text: string }) => (props.text = 'mine')))
    expect(lockedChanges(before, saved())).toEqual([a])
    act(() => editor.actions.delete(b))
    expect(lockedChanges(before, saved())).toEqual([box, a, b])
  })
})

describe('The recipe for roles', () => {
  const Rights = () => <output>{JSON.stringify(useRights())}</output>
  it.each<[Role, boolean, boolean]>([
    ['viewer', false, false],
    ['writer', true, false],
    ['designer', true, true],
  ])('gives the %s the right to edit: %s, and to arrange: %s', (role, edit, arrange) => {
    const { container } = render(
      <EditorFor role={role} resolver={resolver}>
        <Rights />
      </EditorFor>,
    )
    expect(JSON.parse(container.textContent)).toEqual({ edit, arrange })
  })
})
