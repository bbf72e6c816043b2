import type { Reporter } from 'gatsby'
import { AuthorError } from './AuthorError'

/** Tells Gatsby's reporter to print the words of an `AuthorError` without a stack trace. */
export const ERROR_MAP = {
  'author-error': {
    text: ({ message }: { message: string }) => message,
    level: 'ERROR',
    category: 'USER',
    type: 'CONFIG',
  },
} as const

/** Shows an error in the browsers that look at `develop`; `null` takes it away. */
export type ShowError = (message: string | null) => void

/**
 * Runs a step of a build; an `AuthorError` ends the build with its own words.
 *
 * With `showError`, because `develop` serves, the error is only reported, and the server keeps what it had.
 */
export async function reportAuthorErrors(
  reporter: Reporter,
  step: () => void | Promise<void>,
  showError?: ShowError,
): Promise<void> {
  try {
    await step()
    showError?.(null)
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error
    const report = { id: 'author-error', context: { message: error.message } }
    if (!showError) return reporter.panic(report)
    showError(error.message)
    reporter.error(report)
  }
}
