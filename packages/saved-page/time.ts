/** Milliseconds after which the work on one text ends. A few bytes can expand to gigabytes. */
export const TIME_LIMIT_MS = 4000

const CAUSES = 'The text may be too large, nested too deeply, or compressed too many times.'

let deadline = Infinity

/** Throws an error once the time of `withinTime` is over. Call it in every loop whose length depends on the text. */
export function checkTime(): void {
  if (performance.now() > deadline) throw new Error(`It took more than four seconds. ${CAUSES}`)
}

/** Runs a function, and ends it at the next `checkTime` after four seconds. Throws an error with a sentence for users. */
export function withinTime<Result>(work: () => Result): Result {
  deadline = performance.now() + TIME_LIMIT_MS
  try {
    return work()
  } catch (error) {
    // The call stack or the length of a text exceeds the limit of the engine.
    throw error instanceof RangeError ? new Error(`It needs too much memory. ${CAUSES}`) : error
  } finally {
    deadline = Infinity
  }
}
