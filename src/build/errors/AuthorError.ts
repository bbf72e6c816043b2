/** An error in content: what is wrong and where, and what to write instead. */
export class AuthorError extends Error {
  constructor(
    readonly problem: string,
    readonly hint: string,
  ) {
    super(`${problem}\n\n${hint}`)
    this.name = 'AuthorError'
  }
}

/** Combines errors into one, so that an author sees all of them in one run. */
export function combineErrors(errors: readonly AuthorError[]): AuthorError {
  const [first, ...others] = errors
  if (first && others.length === 0) return first
  const texts = errors.map((error, index) => `${index + 1}. ${error.message}`)
  return new AuthorError(`There are ${errors.length} mistakes.`, texts.join('\n\n'))
}

/** The `AuthorError` that `step` throws, in a list; other errors are thrown. */
export async function authorErrorsOf(step: () => unknown): Promise<AuthorError[]> {
  try {
    await step()
    return []
  } catch (error) {
    if (error instanceof AuthorError) return [error]
    throw error
  }
}
