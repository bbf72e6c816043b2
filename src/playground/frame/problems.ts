import { cut } from '@craftjs-site/inspector/observe'
import { MAX_TEXT_LENGTH, type Problem } from './messages'
import { send } from './page'

/** Prefix of a module's path in stack traces. */
export const SOURCE = 'playground:///'

const PLACE = /playground:\/\/\/([^\s:()]+):(\d+)/g

/** Error messages of browsers for infinite recursion. */
const TOO_DEEP = /^(?:Maximum call stack size exceeded|too much recursion)/

/**
 * Describes a thrown error, with the first line of the reader's code in its stack; if code was stopped, the last line.
 * The column is omitted, because the stack has the columns of the compiled code.
 */
export function problemOf(error: unknown): Problem {
  const isError = error instanceof Error
  const message = isError ? messageOf(error) : `The code threw a value that is not an Error: ${String(error)}`
  const places = [...((isError && error.stack) || '').matchAll(PLACE)]
  const [, file = null, line] = places.at(message.startsWith('The code was stopped: it') ? -1 : 0) ?? []
  return {
    message: cut(message, MAX_TEXT_LENGTH),
    file,
    line: line === undefined ? null : Number(line),
    column: null,
  }
}

function messageOf({ name, message }: Error): string {
  if (TOO_DEEP.test(message))
    return `The code was stopped: too many nested function calls (${message}). Look for infinite recursion.`
  return name === 'Error' ? message : `${name}: ${message}`
}

const seen = new Set<string>()

/** Reports a thrown value, once per message: React retries a render that throws, which throws the same error again. */
export function reportError(error: unknown): void {
  let problem: Problem
  try {
    problem = problemOf(error)
  } catch {
    // Code can throw an object whose `toString` throws.
    problem = { message: 'The code threw a value that cannot be read.', file: null, line: null, column: null }
  }
  if (seen.has(problem.message) || seen.size > 50) return
  seen.add(problem.message)
  send({ kind: 'problem', problem })
}

/** Reports errors outside rendering: in listeners, timers and promises. */
export function listenForErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? new Error(message)))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
