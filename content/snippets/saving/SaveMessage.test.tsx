// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SaveMessage } from './SaveMessage'

afterEach(cleanup)

test('"Save now" keeps the focus while it saves, and then disappears', () => {
  const saveNow = vi.fn()
  const message = (status: 'failed' | 'saving' | 'saved') => (
    <SaveMessage status={status} isKept saveNow={saveNow} />
  )
  const { rerender } = render(message('failed'))
  const button = screen.getByRole('button', { name: 'Save now' })
  button.focus()
  fireEvent.click(button)
  for (const status of ['saving', 'saved'] as const) {
    rerender(message(status))
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
  }
  expect(saveNow).toHaveBeenCalledOnce()
  fireEvent.blur(button)
  expect(screen.queryByRole('button')).toBeNull()
})
