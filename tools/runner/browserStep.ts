import { ensureChromium } from '../browser'
import type { Step } from './tally'

/** Makes sure that there is a Chromium; counts only when there is none. */
export const browserStep: Step = {
  name: 'browser',
  about: 'finding Chromium, or installing it',
  run: () => {
    try {
      return Promise.resolve({ passed: 0, failed: 0, skipped: 0, output: ensureChromium() })
    } catch (error) {
      const output = error instanceof Error ? error.message : String(error)
      return Promise.resolve({ passed: 0, failed: 1, skipped: 0, output })
    }
  },
}
