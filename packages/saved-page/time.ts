/** Milliseconds after which the work on one text ends. A few bytes can expand to gigabytes. */
export const TIME_LIMIT_MS = 4000

const MESSAGE =
  'It took more than four seconds. The text may be too large, nested too deeply, or compressed too many times.'

let deadline = Infinity

/** Throws an error once the time of `withinTime` is over. Call it in every loop whose length depends on the text. */
export function checkTime(): void {
  if (performance.now() > deadline) throw new Error(MESSAGE)
}

/** Runs a function, and ends it at the next `checkTime` after four seconds. */
export function withinTime<Result>(work: () => Result): Result {
  deadline = performance.now() + TIME_LIMIT_MS
  try {
    return work()
  } finally {
    deadline = Infinity
  }
}
