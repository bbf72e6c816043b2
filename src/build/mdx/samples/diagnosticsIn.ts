import { compilerFault } from './compilerFault'

/** One thing that the compiler has against a file. */
export interface Diagnostic {
  /** Path from the folder of the project. */
  file: string
  /** From 1. */
  line: number
  code: number
  /** In one line; what explains it further is set off by more spaces, level by level. */
  message: string
}

const IN_FILE = /^(\S.*?)\((\d+),\d+\): error TS(\d+): (.*)$/
const ANYWHERE = /^error TS\d+: /

/**
 * Reads what the native compiler prints about a project: messages, each with the lines below it that explain it.
 *
 * Throws an `AuthorError` for words about the project as a whole, and for lines that it never prints.
 */
export function diagnosticsIn(output: string): Diagnostic[] {
  const found: Diagnostic[] = []
  for (const text of output.split(/\r?\n/)) {
    if (text.trim() === '') continue
    const [, file, line, code, message] = IN_FILE.exec(text) ?? []
    const last = found.at(-1)
    if (file !== undefined && message !== undefined)
      found.push({ file, line: Number(line), code: Number(code), message })
    else if (last === undefined || ANYWHERE.test(text)) throw compilerFault(text)
    else last.message += ` ${text}`
  }
  return found
}
