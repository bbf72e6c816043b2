import type { Reporter } from 'gatsby'
import { AuthorError } from './AuthorError'

/** Makes Gatsby's reporter print the message of an `AuthorError` without a stack trace. */
export const ERROR_MAP = {
  'author-error': {
    text: ({ message }: { message: string }) => message,
    level: 'ERROR',
    category: 'USER',
    type: 'CONFIG',
  },
} as const

/** Shows an error in browsers during `develop`; `null` removes it. */
type ShowError = (message: string | null) => void

/**
 * Runs a step of a build. An `AuthorError` ends the build with its message. With `showError`, which is passed once
 * `develop` serves pages, the error is shown and `develop` keeps running.
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
