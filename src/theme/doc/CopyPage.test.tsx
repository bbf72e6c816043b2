// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CopyPage } from './CopyPage'

// Copying, and the link without scripts: e2e/site/copyPage.spec.ts.
it('shows an error if the Markdown version cannot be fetched, and copies nothing', async () => {
  const writeText = vi.fn()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<CopyPage path="/docs/overview" />)
  fireEvent.click(screen.getByText('Copy as Markdown'))
  expect(await screen.findByText(/Copying failed/)).toBeTruthy()
  expect(writeText).not.toHaveBeenCalled()
})
