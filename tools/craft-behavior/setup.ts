import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// React and Craft.js log every error that a test causes.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  // A drag that does not end leaves its image in the document.
  document.body.replaceChildren()
  vi.useRealTimers()
})
