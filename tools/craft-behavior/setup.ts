import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// React and Craft.js log every error that a test provokes.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  // A drag that never ends leaves its image behind.
  document.body.replaceChildren()
  vi.useRealTimers()
})
