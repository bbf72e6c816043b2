// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CopyPage } from './CopyPage'

const writeText = vi.fn<(text: string) => Promise<void>>()
const fetchText = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('fetch', fetchText.mockReset())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<CopyPage path="/docs/overview" />)
})
afterEach(cleanup)

const copyButton = () => screen.getByText('Copy as Markdown')

// Copying, and the link without scripts: e2e/copyPage.spec.ts.
it('reports that the Markdown version cannot be fetched', async () => {
  fetchText.mockResolvedValue(new Response('', { status: 404 }))
  fireEvent.click(copyButton())
  expect(await screen.findByText(/Copying failed/)).toBeTruthy()
  expect(writeText).not.toHaveBeenCalled()
})
