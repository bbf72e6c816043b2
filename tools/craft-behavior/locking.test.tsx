import { Element } from '@craftjs/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isLocked, lockRules } from '../../content/snippets/locking/lock'
import { LockButton } from '../../content/snippets/locking/LockButton'
import { lockedChanges } from '../../content/snippets/locking/lockedChanges'
import { EditorFor, type Role, useRights } from '../../content/snippets/locking/roles'
import { LockableText } from '../../content/snippets/locking/LockableText'
import { actions, enable, select, setText } from './actions'
import { boxWith, canvas, resolver, Text } from './blocks'
import { open, query } from './craft'
import { drag } from './events'
import { idAt, inRoot, saved } from './page'

/** Connects itself as most samples do: once. */
const Naive = boxWith({ rules: lockRules })

const components = { Naive, Text: LockableText }
const openLocked = (is: typeof Naive | typeof LockableText) =>
  open(<Element is={is} text="a" custom={{ locked: true }} />, { components })
const lock = (id: string, locked: boolean) => actions.setCustom(id, (custom) => (custom.locked = locked))
const draggable = (text: string) => screen.getByText(text).getAttribute('draggable')

describe('canDrag', () => {
  it('is read when the connector is attached: an element that was locked then stays where it is', () => {
    openLocked(Naive)
    lock(idAt(0), false)
    expect(query.node(idAt(0)).isDraggable()).toBe(true)
    expect(draggable('a')).toBeNull()
    // Until all connectors are attached again.
    enable(false)
    enable(true)
    expect(draggable('a')).toBe('true')
  })

  it('refuses a Node that is locked later, whose element still looks draggable', () => {
    open(<Naive text="a" />, { components })
    lock(idAt(0), true)
    expect(query.node(idAt(0)).isDraggable()).toBe(false)
    expect(draggable('a')).toBe('true')
  })
})

describe('The recipe for locking', () => {
  it('follows the lock in both directions, again and again, and lets a drag start after unlocking', () => {
    openLocked(LockableText)
    for (const locked of [false, true, false]) {
      lock(idAt(0), locked)
      expect(draggable('a')).toBe(String(!locked))
    }
    drag('dragstart', 'a')
    expect(query.getEvent('dragged').all()).toEqual(inRoot())
  })

  it('holds for everything inside, and keeps other elements out', () => {
    const page = [canvas(<LockableText text="a" />, { is: Naive }), <LockableText key="b" text="b" />]
    open(page, { components })
    const [area = '', b = ''] = inRoot()
    const [a = ''] = inRoot(area)
    lock(area, true)
    expect(isLocked(a, query.node)).toBe(true)
    expect(draggable('a')).toBe('false')
    expect(query.node(area).isDroppable(b)).toBe(false)
    expect([a, b].map((id) => query.node('ROOT').isDroppable(id))).toEqual([false, true])
  })

  it('offers no deleting of what is locked, and unlocks it', () => {
    open(<LockableText text="a" />, { components, children: <LockButton /> })
    expect(screen.getByText('Select something to lock it.')).toBeTruthy()
    select(idAt(0))
    fireEvent.click(screen.getByText('Lock'))
    expect(screen.getByText('Delete')).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByText('Lock'))
    fireEvent.click(screen.getByText('Delete'))
    expect(inRoot()).toEqual([])
  })

  it('leaves actions alone: they ask no lock', () => {
    openLocked(LockableText)
    setText(idAt(0), 'changed')
    expect(screen.getByText('changed')).toBeTruthy()
    actions.delete(idAt(0))
    expect(inRoot()).toEqual([])
  })
})

it('The check on the server names locked Nodes that are different, moved away or gone', () => {
  open([canvas('a b', { custom: { locked: true } }), <Text key="free" />])
  const before = saved()
  const [box = '', free = ''] = inRoot()
  const [a = '', b = ''] = inRoot(box)
  setText(free, 'mine')
  expect(lockedChanges(before, saved())).toEqual([])
  setText(a, 'mine')
  expect(lockedChanges(before, saved())).toEqual([a])
  actions.delete(b)
  expect(lockedChanges(before, saved())).toEqual([box, a, b])
})

it.each<[Role, edit: boolean, arrange: boolean]>([
  ['viewer', false, false],
  ['writer', true, false],
  ['designer', true, true],
])('The recipe for roles gives the %s the right to edit: %s, and to arrange: %s', (role, edit, arrange) => {
  const Rights = () => <output>{JSON.stringify(useRights())}</output>
  const { container } = render(<EditorFor role={role} resolver={resolver} children={<Rights />} />)
  expect(JSON.parse(container.textContent)).toEqual({ edit, arrange })
})
