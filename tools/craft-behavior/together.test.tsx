import type { SerializedNodes } from '@craftjs/core'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { App } from '../../content/snippets/together/App'
import { mergePages } from '../../content/snippets/together/mergePages'
import { useRemotePage } from '../../content/snippets/together/useRemotePage'
import { App as OldPage } from '../../content/snippets/upgrades/App'
import { Missing } from '../../content/snippets/upgrades/Missing'
import { withoutPlaceholders, withPlaceholders } from '../../content/snippets/upgrades/placeholders'
import { select, setText } from './actions'
import { boxWith, canvas, resolver } from './blocks'
import { open, query } from './craft'
import { idAt, inRoot, saved, selected, texts } from './page'

describe('Showing a page of somebody else', () => {
  let show: (next: SerializedNodes) => void
  function Remote() {
    const showPage = useRemotePage()
    show = (next) => act(() => showPage(next))
    return null
  }

  it('changes props in place, and keeps the selection', () => {
    open('a b', { children: <Remote /> })
    select(idAt(0))
    const element = screen.getByText('b')
    const next = saved()
    next[idAt(1)]!.props = { text: 'theirs' }
    show(next)
    expect(screen.getByText('theirs')).toBe(element)
    expect(selected()).toEqual([idAt(0)])
    expect(query.serialize()).toBe(JSON.stringify(next))
  })

  it('loads another tree, keeps what is still selected, and forgets the history', () => {
    open('a b', { children: <Remote /> })
    const [a = '', b = ''] = inRoot()
    setText(a, 'mine')
    select(a, b)
    const { ROOT, [a]: kept } = saved()
    show({ ROOT: { ...ROOT!, nodes: [a] }, [a]: kept! })
    expect([texts(), selected()]).toEqual(['mine', [a]])
    expect(query.history.canUndo()).toBe(false)
  })

  it('mounts every element again if only custom data is different', () => {
    open('a b', { children: <Remote /> })
    const element = screen.getByText('b')
    const next = saved()
    next[idAt(0)]!.custom = { note: 'theirs' }
    show(next)
    expect(screen.getByText('b')).not.toBe(element)
  })

  it('does nothing with the page that is there already', () => {
    open('a b', { children: <Remote /> })
    setText(idAt(0), 'mine')
    show(saved())
    expect(query.history.canUndo()).toBe(true)
  })
})

// Changes of different Nodes, and of one: content/snippets/together/mergePages.test.ts.
it('The merge of two versions takes different fields of one Node and equal changes, and names a deleted Node', () => {
  open('a b')
  const [base, [a = '', b = '']] = [saved(), inRoot()]
  const version = (changes: Record<string, object>): SerializedNodes => {
    const changed = Object.entries(changes).map(([id, fields]) => [id, { ...base[id], ...fields }])
    return { ...base, ...(Object.fromEntries(changed) as SerializedNodes) }
  }
  const mine = version({ [a]: { props: { text: 'mine' } } })
  const { nodes, conflicts } = mergePages(base, mine, version({ [a]: { hidden: true } }))
  expect([conflicts, nodes[a]]).toMatchObject([[], { props: { text: 'mine' }, hidden: true }])
  expect(mergePages(base, mine, mine)).toEqual({ nodes: mine, conflicts: [] })
  const { [a]: _, ...theirs } = version({ ROOT: { nodes: [b] } })
  expect(mergePages(base, mine, theirs)).toEqual({ nodes: theirs, conflicts: [a] })
})

it('The app of the recipe merges what two users have saved, and names what both have changed', async () => {
  render(<App />)
  const [Ann, Ben] = ['Ann', 'Ben'].map((user) => within(screen.getByLabelText(user)))
  const write = (user: typeof Ann, before: string, after: string) => {
    fireEvent.mouseDown(user!.getByText(before))
    fireEvent.change(user!.getByLabelText('Text'), { target: { value: after } })
  }
  const save = async (user: typeof Ann, answer: RegExp) => {
    fireEvent.click(user!.getByText('Save'))
    await user!.findByText(answer)
  }
  write(Ann, 'Our shop', 'Her shop')
  await save(Ann, /^Saved/)
  write(Ben, 'Open from nine to five', 'Closed')
  await save(Ben, /^Merged/)
  expect(Ben!.getByText('Her shop')).toBeTruthy()
  await save(Ben, /^Saved/)
  write(Ann, 'Open from nine to five', 'Open')
  await save(Ann, /^Another user changed the same/)
  expect(Ann!.getByText('Closed')).toBeTruthy()
})

it('Upgrades that were deleted still count toward the version', async () => {
  const rename = ({ ROOT }: SerializedNodes) => (ROOT!.displayName = 'Upgraded')
  vi.doMock('../../content/snippets/upgrades/upgrades', () => ({ firstVersion: 2, upgrades: [rename] }))
  vi.resetModules()
  const { currentVersion, openPage } = await import('../../content/snippets/upgrades/storedPage')
  open('a')
  const page = (version: number) => ({ version, nodes: saved() })
  expect(currentVersion).toBe(3)
  expect(openPage(page(2)).ROOT?.displayName).toBe('Upgraded')
  expect(openPage(page(3)).ROOT?.displayName).not.toBe('Upgraded')
  for (const version of [1, 4]) expect(() => openPage(page(version))).toThrow('supports 2 to 3')
  // Test files share their modules.
  vi.doUnmock('../../content/snippets/upgrades/upgrades')
  vi.resetModules()
})

it('The placeholder for components that are gone shows the page without them, and saves it as it was', () => {
  const Old = boxWith({})
  open(canvas('inside', { is: Old, color: 'red' }), { components: { Old } })
  const before = saved()
  cleanup()
  const known = { ...resolver, Missing }
  open(null, { resolver: known }, JSON.stringify(withPlaceholders(before, known)))
  expect(screen.getByText('Old is not available.')).toBeTruthy()
  expect(screen.getByText('inside')).toBeTruthy()
  const placeholder = { ...before[idAt(0)], displayName: 'Missing component' }
  expect(withoutPlaceholders(saved())).toEqual({ ...before, [idAt(0)]: placeholder })
})

it('The app of the recipe opens an old page, and stores it in the form of today', () => {
  render(<OldPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our shop')
  fireEvent.mouseDown(screen.getByText('Poll is not available.'))
  expect(screen.getByText('Stored with version 4: a, b, poll')).toBeTruthy()
})
