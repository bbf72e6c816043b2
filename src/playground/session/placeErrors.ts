import { tsxLanguage } from '@codemirror/lang-javascript'
import type { Problem } from '../frame/messages'
import type { Project } from './project'

/**
 * Moves syntax errors to the first invalid position. sucrase parses code that may be an arrow function or a type
 * parameter twice. If both attempts fail, it reports the position of the second failure: the arrow, which may be lines
 * above.
 */
export const placeErrors = (problems: readonly Problem[], files: Project['files']): Problem[] =>
  problems.map((problem) => {
    const { file, line, column, message } = problem
    const text = files[file ?? ''] ?? ''
    const at = message.startsWith('Unexpected token') ? firstError(text) : 0
    const before = text.slice(0, at).split('\n')
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    const isEarlier = place.line === line ? place.column <= (column ?? 1) : place.line < (line ?? 1)
    if (at === 0 || isEarlier) return problem
    const [token] = /^(?:[\w$]+|\S)/.exec(text.slice(at)) ?? []
    const found = token
      ? `Unexpected “${token}”.`
      : 'The code ends here, but a bracket, tag or quote is not closed.'
    return { ...problem, message: found, ...place }
  })

/** The position of the first error that the parser of the code field finds, or 0. */
function firstError(text: string): number {
  const cursor = tsxLanguage.parser.parse(text).cursor()
  while (!cursor.type.isError) if (!cursor.next()) return 0
  const space = text.slice(cursor.from).search(/\S/)
  return space < 0 ? text.trimEnd().length : cursor.from + space
}
