// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ShownFinding } from './diagnosis'
import { FindingList } from './Findings'

it('shows a hundred findings, and more when asked', () => {
  const finding = (key: string): ShownFinding => ({
    code: 'unreachable',
    severity: 'warning',
    node: key,
    path: '',
    message: '',
    key,
    state: 'open',
    changes: '',
    size: 0,
  })
  const findings = Array.from({ length: 150 }, (_, at) => finding(`n${at}`))
  render(
    <FindingList findings={findings} names={[]} onRename={() => {}} onShow={() => {}} onToggle={() => {}} />,
  )
  expect(document.querySelectorAll('li[data-code]')).toHaveLength(100)
  fireEvent.click(screen.getByText('Show more of 150 findings'))
  expect(document.querySelectorAll('li[data-code]')).toHaveLength(150)
})
