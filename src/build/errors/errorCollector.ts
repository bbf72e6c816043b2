import { AuthorError, combineErrors } from './AuthorError'

export type ErrorCollector = ReturnType<typeof errorCollector>

/** Collects the author errors of steps that do not depend on one another, so that an author sees all of them in one run. */
export function errorCollector() {
  const list: AuthorError[] = []
  const add = (error: unknown): null => {
    if (!(error instanceof AuthorError)) throw error
    list.push(...(error.parts.length > 0 ? error.parts : [error]))
    return null
  }
  /** Returns the result of `step`. If `step` throws an author error, collects it and returns `null`. */
  function attempt<T>(step: () => Promise<T>): Promise<T | null>
  function attempt<T>(step: () => T): T | null
  function attempt<T>(step: () => T | Promise<T>): T | null | Promise<T | null> {
    try {
      const result = step()
      return result instanceof Promise ? result.catch(add) : result
    } catch (error) {
      return add(error)
    }
  }
  return {
    /** Collects an author error and returns `null`. Rethrows other errors. */
    add,
    try: attempt,
    /** The author errors so far. A combined error is split up. */
    list: list as readonly AuthorError[],
    /** Throws one `AuthorError` with all collected errors, if there are any. */
    raise(): void {
      if (list.length > 0) throw combineErrors(list)
    },
  }
}

/** Runs `check` on every item, then throws one `AuthorError` with all the author errors, if there were any. */
export function checkEach<Item>(items: readonly Item[], check: (item: Item) => void): void {
  const errors = errorCollector()
  for (const item of items) errors.try(() => check(item))
  errors.raise()
}
