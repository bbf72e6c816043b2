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

/** Returns the author errors that `step` throws, with combined errors split up. Rethrows other errors. */
export async function authorErrorsOf(step: () => unknown): Promise<AuthorError[]> {
  const { errors, add } = errorCollector()
  try {
    await step()
  } catch (error) {
    add(error)
  }
  return errors.flatMap(partsOf)
}

export type ErrorCollector = ReturnType<typeof errorCollector>

/** Collects the author errors of steps that do not depend on one another. */
export function errorCollector() {
  const errors: AuthorError[] = []
  const add = (error: unknown): null => {
    if (!(error instanceof AuthorError)) throw error
    errors.push(error)
    return null
  }
  return {
    /** The errors so far, each of which may combine several. */
    errors,
    /** Collects an author error and returns `null`. Rethrows other errors. */
    add,
    /** Returns the result of `step`. If `step` throws an author error, collects it and returns `null`. */
    try<T>(step: () => T): T | null {
      try {
        return step()
      } catch (error) {
        return add(error)
      }
    },
    /** Throws one `AuthorError` with all collected errors, if there are any. */
    raise(): void {
      if (errors.length > 0) throw combineErrors(errors)
    },
  }
}

/** Runs `check` on every item, then throws one `AuthorError` with all the author errors, if there were any. */
export function checkEach<Item>(items: readonly Item[], check: (item: Item) => void): void {
  const errors = errorCollector()
  for (const item of items) errors.try(() => check(item))
  errors.raise()
}
