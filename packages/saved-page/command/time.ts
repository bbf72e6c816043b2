import { createContext, Script } from 'node:vm'

const CAUSES = 'The text may be too large, nested too deeply, or compressed too many times.'

const CALL = new Script('work()')
const context: { work?: () => unknown } = createContext({})

/** Runs a function, and ends it when the time is over. Throws an error with a sentence for users. */
type Timed = <Result>(work: () => Result) => Result

/**
 * Returns a function that runs others, four seconds altogether by default. It interrupts them wherever they are: of all
 * that Node offers, only `vm` can end a loop in a library.
 */
export function timeLimit(milliseconds = 4000): Timed {
  let left = milliseconds
  return <Result>(work: () => Result) => {
    const start = performance.now()
    context.work = work
    try {
      return CALL.runInContext(context, { timeout: Math.max(1, Math.ceil(left)) }) as Result
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
        throw new Error(`It took more than four seconds. ${CAUSES}`)
      // The call stack or the length of a text exceeds the limit of the engine.
      throw error instanceof RangeError ? new Error(`It needs too much memory. ${CAUSES}`) : error
    } finally {
      left -= performance.now() - start
    }
  }
}
