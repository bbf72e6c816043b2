import { cut } from '@craftjs-site/inspector/observe'
import { MAX_TEXT, type Problem } from './messages'
import { send } from './page'

/** What modules are called in stack traces, before their path. */
export const SOURCE = 'playground:///'

const PLACE = /playground:\/\/\/([^\s:()]+):(\d+)/g

/** What browsers say when functions call each other without an end. */
const TOO_DEEP = /^(?:Maximum call stack size exceeded|too much recursion)/

/**
 * An error that was thrown, with the line of the reader's code that its stack names first; for a loop, the last. The
 * columns are those of the compiled code.
 */
export function problemOf(error: unknown): Problem {
  const isError = error instanceof Error
  const message = isError ? messageOf(error) : `Something that is no Error was thrown: ${String(error)}`
  const places = [...((isError && error.stack) || '').matchAll(PLACE)]
  const [, file = null, line] = places.at(message.startsWith('The code was stopped: it') ? -1 : 0) ?? []
  return {
    message: cut(message, MAX_TEXT),
    file,
    line: line === undefined ? null : Number(line),
    column: null,
  }
}

function messageOf({ name, message }: Error): string {
  if (TOO_DEEP.test(message))
    return `The code was stopped: functions called each other too deep (${message}). Look for a recursion without an end.`
  return name === 'Error' ? message : `${name}: ${message}`
}

const seen = new Set<string>()

/** Reports what was thrown, once for each message: React renders again what has thrown, and calls it from elsewhere. */
export function reportError(error: unknown): void {
  let problem: Problem
  try {
    problem = problemOf(error)
  } catch {
    // Code can throw an object whose `toString` throws.
    problem = { message: 'Something was thrown that cannot be read.', file: null, line: null, column: null }
  }
  if (seen.has(problem.message) || seen.size > 50) return
  seen.add(problem.message)
  send({ kind: 'problem', problem })
}

/** Reports errors outside of rendering: in listeners, timers and promises. */
export function listenForErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? new Error(message)))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
