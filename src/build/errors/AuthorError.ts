/** An error in content: what is wrong and where, and what to write instead. */
export class AuthorError extends Error {
  constructor(
    readonly problem: string,
    readonly hint: string,
    /** The errors that this one combines; empty for a single error. */
    readonly parts: readonly AuthorError[] = [],
    /** The number of mistakes that the message lists. */
    readonly count = 1,
  ) {
    super(`${problem}\n\n${hint}`)
    this.name = 'AuthorError'
  }
}

const partsOf = (error: AuthorError): readonly AuthorError[] =>
  error.parts.length > 0 ? error.parts : [error]

/** Combines errors into one, so that an author sees all of them in one run. Drops duplicates. */
export function combineErrors(errors: readonly AuthorError[]): AuthorError {
  const parts = [...new Map(errors.flatMap(partsOf).map((error) => [error.message, error])).values()]
  const [first, ...others] = parts
  if (first && others.length === 0) return first
  const texts = parts.map((error, index) => `${index + 1}. ${error.message}`)
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  return new AuthorError(`There are ${count} mistakes.`, texts.join('\n\n'), parts, count)
}
