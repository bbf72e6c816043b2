import type { SerializedNodes } from '@craftjs/core'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { App } from './App'
import { mergePages } from './mergePages'
import { useRemotePage } from './useRemotePage'
import { select, setText } from '../../../src/fixtures/craft/actions'
import { open, query } from '../../../src/fixtures/craft/craft'
import { idAt, inRoot, saved, selected, texts } from '../../../src/fixtures/craft/page'

describe('Showing another user’s page', () => {
  let show: (next: SerializedNodes) => void
  function Remote() {
    const showPage = useRemotePage()
    show = (next) => act(() => showPage(next))
    return null
  }

  it('changes props in place and keeps the selection', () => {
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

  it('loads another tree, keeps the selected Nodes that still exist, and clears the history', () => {
    open('a b', { children: <Remote /> })
    const [a = '', b = ''] = inRoot()
    setText(a, 'mine')
    select(a, b)
    const { ROOT, [a]: kept } = saved()
    show({ ROOT: { ...ROOT!, nodes: [a] }, [a]: kept! })
    expect([texts(), selected()]).toEqual(['mine', [a]])
    expect(query.history.canUndo()).toBe(false)
  })

  it('remounts every element if only custom data differs', () => {
    open('a b', { children: <Remote /> })
    const element = screen.getByText('b')
    const next = saved()
    next[idAt(0)]!.custom = { note: 'theirs' }
    show(next)
    expect(screen.getByText('b')).not.toBe(element)
  })

  it('does nothing if the page is already shown', () => {
    open('a b', { children: <Remote /> })
    setText(idAt(0), 'mine')
    show(saved())
    expect(query.history.canUndo()).toBe(true)
  })
})

// Changes to different Nodes or to the same Node: content/snippets/several-people/mergePages.test.ts.
it('Merging combines different fields of a Node and equal changes, and reports a deleted Node', () => {
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

it('The recipe’s app merges the saves of two users and reports what both have changed', async () => {
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
