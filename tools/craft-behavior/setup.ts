import { cleanup } from '@testing-library/react'
import type { JSDOM } from 'jsdom'
import { afterEach, beforeEach, vi } from 'vitest'

// jsdom would print them with their traces through the console of the process, which no test can silence.
const { virtualConsole } = (globalThis as unknown as { jsdom: JSDOM }).jsdom
virtualConsole.removeAllListeners('jsdomError').on('jsdomError', (error) => console.error(error))

// React and Craft.js log every error that a test causes.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  // A drag that does not end leaves its image in the document.
  document.body.replaceChildren()
  vi.useRealTimers()
})
