import { Element, Frame, type Options, type SerializedNodes } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keepPlaces } from './keepPlaces'
import { isLocked, lockRules } from './lock'
import { LockButton } from './LockButton'
import { lockedChanges } from './lockedChanges'
import { changesOnlyProps } from './onlyProps'
import { RoleEditor } from './RoleEditor'
import { EditorFor, type Role, useRights } from './roles'
import { LockableText } from './LockableText'
import { actions, select, setText } from '../../../src/fixtures/craft/actions'
import { boxWith, canvas, resolver, Text } from '../../../src/fixtures/craft/blocks'
import { open, Probe, query, reopen } from '../../../src/fixtures/craft/craft'
import { drag } from '../../../src/fixtures/craft/events'
import { idAt, inRoot, saved } from '../../../src/fixtures/craft/page'

/** Connects itself only once, like most samples. */
const Naive = boxWith({ rules: lockRules })

/** Exposes its editor to the tests. */
const Probed: typeof Text = (props) => (
  <>
    <Probe />
    <Text {...props} />
  </>
)

const components = { Naive, Text: LockableText }
const openLocked = (is: typeof Naive | typeof LockableText) =>
  open(<Element is={is} text="a" custom={{ locked: true }} />, { components })
const lock = (id: string, locked: boolean) => actions.setCustom(id, (custom) => (custom.locked = locked))
const draggable = (text: string) => screen.getByText(text).getAttribute('draggable')

describe('The recipe for locking', () => {
  it('can lock and unlock repeatedly, and allows a drag after unlocking', () => {
    openLocked(LockableText)
    for (const locked of [false, true, false]) {
      lock(idAt(0), locked)
      expect(draggable('a')).toBe(String(!locked))
    }
    drag('dragstart', 'a')
    expect(query.getEvent('dragged').all()).toEqual(inRoot())
  })

  it('applies to everything inside, and keeps other elements out', () => {
    const page = [canvas(<LockableText text="a" />, { is: Naive }), <LockableText key="b" text="b" />]
    open(page, { components, children: <LockButton /> })
    const [area = '', b = ''] = inRoot()
    const [a = ''] = inRoot(area)
    lock(area, true)
    expect(isLocked(a, query.node)).toBe(true)
    expect([draggable('a'), query.node(a).isDraggable()]).toEqual(['false', false])
    select(a)
    expect(screen.getByText('Delete')).toHaveProperty('disabled', true)
    expect(query.node(area).isDroppable(b)).toBe(false)
    expect([a, b].map((id) => query.node('ROOT').isDroppable(id))).toEqual([false, true])
  })

  it('does not offer to delete locked Nodes, but can unlock them', () => {
    open(<LockableText text="a" />, { components, children: <LockButton /> })
    expect(screen.getByText('Select something to lock it.')).toBeTruthy()
    select(idAt(0))
    fireEvent.click(screen.getByText('Lock'))
    expect(screen.getByText('Delete')).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByText('Lock'))
    fireEvent.click(screen.getByText('Delete'))
    expect(inRoot()).toEqual([])
  })
})

describe('The check on the server', () => {
  const locked = { custom: { locked: true } }
  const named = (before: SerializedNodes) => lockedChanges(before, saved(), resolver)

  it('names locked Nodes that changed or disappeared, and tells props from places', () => {
    open([canvas('a b', locked), <Text key="free" />])
    const before = saved()
    const [box = '', free = ''] = inRoot()
    const [a = '', b = ''] = inRoot(box)
    setText(free, 'mine')
    expect(named(before)).toEqual([])
    setText(a, 'mine')
    expect(named(before)).toEqual([a])
    expect(changesOnlyProps(before, saved())).toBe(true)
    actions.delete(b)
    expect(named(before)).toEqual([box, a, b])
    expect(changesOnlyProps(before, saved())).toBe(false)
  })

  /** A locked header and footer in the root with a section between them, and a locked text in the section. */
  const page = [
    <Element is={Text} key="header" text="header" {...locked} />,
    canvas(<Element is={Text} text="inside" {...locked} />),
    <Text key="free" text="free" />,
    <Element is={Text} key="footer" text="footer" {...locked} />,
  ]
  it.each<[string, changed: string[], change: (ids: string[]) => void]>([
    ['out of its place at the top', ['header'], ([header = '']) => actions.move(header, 'ROOT', 3)],
    ['below something else', ['footer'], ([, , free = '']) => actions.move(free, 'ROOT', 4)],
    ['into another parent', ['inside'], ([, section = '']) => actions.move(inRoot(section)[0]!, 'ROOT', 2)],
    [
      'together with its parent',
      ['inside'],
      ([, section = '', free = '']) => actions.delete(free) ?? actions.setHidden(section, true),
    ],
    ['by a move next to it', [], ([, section = '', free = '']) => actions.move(free, section, 1)],
    ['by deleting a text', [], ([, , free = '']) => actions.delete(free)],
  ])('reports only locked Nodes whose position changed: %s', (_, changed, change) => {
    open(page)
    const before = saved()
    change(inRoot())
    expect(named(before).map((id) => before[id]?.props.text as string)).toEqual(changed)
  })

  it('reports a Node that is no longer referenced', () => {
    open(page)
    const [before, after] = [saved(), saved()]
    after.ROOT!.nodes.shift()
    expect(lockedChanges(before, after, resolver)).toEqual([inRoot()[0]])
  })

  it('ignores defaults, a name, and a Canvas that a deploy has added', () => {
    open(<Element is={Text} text="a" {...locked} />)
    const before = saved()
    const craft = { displayName: 'Words', isCanvas: true, props: { size: 2 }, custom: { note: '' } }
    const Newer = boxWith(craft)
    reopen({ components: { Text: Newer } })
    expect(saved()).not.toEqual(before)
    expect(lockedChanges(before, saved(), { ...resolver, Text: Newer })).toEqual([])
    setText(idAt(0), 'mine')
    expect(lockedChanges(before, saved(), { ...resolver, Text: Newer })).toEqual([idAt(0)])
  })

  it('matches an editor that keeps positions, where a drop above the header lands below it', () => {
    open(page, { normalizeNodes: keepPlaces })
    const before = saved()
    const [header, , free = '', footer] = inRoot()
    actions.move(free, 'ROOT', 0)
    expect(inRoot().slice(0, 2)).toEqual([header, free])
    actions.move(free, 'ROOT', 4)
    expect(inRoot().slice(-2)).toEqual([free, footer])
    expect(named(before)).toEqual([])
    // Between two Nodes, the last place is not the first one.
    actions.delete([inRoot()[1]!, footer!])
    const shorter = saved()
    actions.move(free, 'ROOT', 0)
    expect(inRoot()).toEqual([header, free])
    expect(named(shorter)).toEqual([])
  })
})

it.each<[Role, edit: boolean, arrange: boolean]>([
  ['viewer', false, false],
  ['writer', true, false],
  ['designer', true, true],
])('In the recipe for roles, a %s may edit: %s, and arrange: %s', (role, edit, arrange) => {
  const Rights = () => <output>{JSON.stringify(useRights())}</output>
  const { container } = render(<EditorFor role={role} resolver={resolver} children={<Rights />} />)
  expect(JSON.parse(container.textContent)).toEqual({ edit, arrange })
})

it('The recipe for roles keeps places after your own normalizeNodes', () => {
  const normalizeNodes = vi.fn<NonNullable<Options['normalizeNodes']>>(({ nodes }) => {
    nodes.ROOT!.data.custom.seen = true
  })
  const role: Role = 'designer'
  render(
    <EditorFor role={role} resolver={resolver} normalizeNodes={normalizeNodes}>
      <Probe />
      <Frame>{canvas([<Element is={Text} key="a" custom={{ locked: true }} />, <Text key="b" />])}</Frame>
    </EditorFor>,
  )
  const [header = '', free = ''] = inRoot()
  actions.move(free, 'ROOT', 0)
  expect(inRoot()).toEqual([header, free])
  expect(query.node('ROOT').get().data.custom).toEqual({ seen: true })
  expect(normalizeNodes.mock.lastCall).toHaveLength(4)
})

it('The recipe for roles shows the current page after a change of role', () => {
  open('one')
  const json = query.serialize()
  cleanup()
  const { container } = render(<RoleEditor json={json} resolver={{ ...resolver, Text: Probed }} />)
  setText(idAt(0), 'two')
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'designer' } })
  expect(container.textContent).toContain('two')
  expect(query.history.canUndo()).toBe(false)
})
