import type { Reporter } from 'gatsby'
import { showMistake, type Topic } from '../develop'

/** A mistake in something an author wrote: what is wrong and where, and what to do about it. */
export class AuthorError extends Error {
  constructor(
    readonly problem: string,
    readonly hint: string,
  ) {
    super(`${problem}\n\n${hint}`)
    this.name = 'AuthorError'
  }
}

/** Several mistakes as one, so that an author sees all of them at once. */
export function inOneMessage(mistakes: readonly AuthorError[]): AuthorError {
  const [first, ...others] = mistakes
  if (first && others.length === 0) return first
  const texts = mistakes.map((mistake, index) => `${index + 1}. ${mistake.message}`)
  return new AuthorError(`There are ${mistakes.length} mistakes.`, texts.join('\n\n'))
}

/** How Gatsby's reporter shows an author's mistake: its own words, and no stack trace. */
export const ERRORS = {
  mistake: {
    text: ({ words }: { words: string }) => words,
    level: 'ERROR',
    category: 'USER',
    type: 'CONFIG',
  },
} as const

let isServing = false

/** Whether `develop` has started. */
export const serves = (): boolean => isServing

/** Says that `develop` has started: from now on a mistake is reported, and the server lives on. */
export function serveDespiteMistakes(): void {
  isServing = process.env.gatsby_executing_command === 'develop'
}

/**
 * Runs a step of a build; an `AuthorError` stops it with its own words and no stack trace.
 *
 * While `develop` serves, the mistake is only reported, in the browser too if the step has a topic: what was there
 * before stays.
 */
export async function orPanic(
  reporter: Reporter,
  step: () => void | Promise<void>,
  topic?: Topic,
): Promise<void> {
  try {
    await step()
    if (topic) showMistake(topic, null)
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error
    const mistake = { id: 'mistake', context: { words: error.message } }
    if (isServing && topic) showMistake(topic, error.message)
    if (isServing) reporter.error(mistake)
    else reporter.panic(mistake)
  }
}
