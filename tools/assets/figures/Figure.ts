import type { Page } from '@playwright/test'

/** One picture: the tutorial step it shows, and what a reader has done there. */
export interface Figure {
  /** The file name without `.png`. */
  name: string
  /** The heading of the step. */
  step: string
  /** Height of the window in CSS pixels; its width is always 960. */
  height: number
  prepare: (page: Page) => Promise<void>
}
