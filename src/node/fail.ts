import type { Reporter } from 'gatsby'

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

/** Runs a build step; an `AuthorError` stops the build with its own words and no stack trace. */
export async function orPanic<T>(reporter: Reporter, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof AuthorError) return reporter.panic(error.message)
    throw error
  }
}
