// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { App } from './App'

it('shows the page', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(<App />)
  await vi.waitFor(() => expect(root.textContent).toContain('Hi world!'))
})
