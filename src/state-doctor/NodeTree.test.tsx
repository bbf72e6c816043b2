// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShownFinding } from './diagnosis'
import { FindingList } from './Findings'
import { NodeTree } from './NodeTree'
import { treeRows } from './treeRows'

const node = (type: string, parent: string, nodes: string[] = []) => ({ type, parent, props: {}, nodes })
const rows = treeRows({
  ROOT: node('main', '', ['box', 'text', 'third']),
  box: node('div', 'ROOT', ['title']),
  title: node('h2', 'box'),
  text: node('p', 'ROOT', ['tail']),
  tail: node('b', 'text'),
  third: node('em', 'ROOT'),
})

const finding = (severity: ShownFinding['severity'], key: string = severity): ShownFinding => ({
  code: 'unreachable',
  isLossy: false,
  severity,
  node: 'third',
  path: '/third',
  message: '',
  key,
  state: 'open',
  changes: '',
  size: 0,
})
const findings = [finding('note'), finding('warning')]

function Tree() {
  const [selected, setSelected] = useState<string | null>(null)
  return <NodeTree rows={rows} findings={findings} selected={selected} onSelect={setSelected} />
}

const selected = () =>
  screen.getAllByRole('treeitem', { selected: true }).map((row) => row.querySelector('code')?.textContent)
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(screen.getByRole('tree'), { key })
}

beforeEach(() => {
  render(<Tree />)
  press('Home')
})
afterEach(() => void vi.useRealTimers())

it('counts the findings of a Node and shows the highest severity', () => {
  expect(screen.getByText('2 findings').dataset.worst).toBe('warning')
})

// Other arrow keys: e2e/site/stateDoctor.spec.ts.
it('moves to the last row, and to the parent of a row', () => {
  press('End')
  expect(selected()).toEqual(['third'])
  press('ArrowLeft')
  expect(selected()).toEqual(['ROOT'])
})

it('moves to the next row whose name or id starts with the typed letters', () => {
  vi.useFakeTimers()
  press('t')
  expect(selected()).toEqual(['title'])
  press('h')
  expect(selected()).toEqual(['third'])
  vi.advanceTimersByTime(800)
  press('t', 't', 't')
  expect(selected()).toEqual(['tail'])
  press('x')
  expect(selected()).toEqual(['tail'])
})

it('expands all siblings of a row on *', () => {
  press('ArrowDown', 'ArrowLeft', 'End', 'ArrowUp', 'ArrowUp', 'ArrowLeft')
  expect(screen.getAllByRole('treeitem', { expanded: false })).toHaveLength(2)
  press('*')
  expect(screen.queryAllByRole('treeitem', { expanded: false })).toEqual([])
})

it('shows a hundred findings, and more on demand', () => {
  const many = Array.from({ length: 150 }, (_, at) => finding('warning', `n${at}`))
  render(<FindingList findings={many} names={[]} onRename={() => {}} onShow={() => {}} onToggle={() => {}} />)
  expect(document.querySelectorAll('li[data-code]')).toHaveLength(100)
  fireEvent.click(screen.getByText('Show more of 150 findings'))
  expect(document.querySelectorAll('li[data-code]')).toHaveLength(150)
})
