// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LiveEditor } from './LiveEditor'

it('shows a crash in place of the demo, and can retry', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Fragile = () => {
    if (isBroken) throw new Error('No eggs')
    return <p>Whole again</p>
  }
  render(<LiveEditor component={Fragile} onChange={() => {}} onReady={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain('This demo crashed: No eggs')
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Whole again')).toBeTruthy()
})
