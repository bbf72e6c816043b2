import { parse } from 'acorn'
import type { Program } from 'estree-jsx'
import type { Content } from 'mdast'

/** Braces in a tree, around a text of JavaScript. */
interface Braces {
  value: string
  data?: { estree?: Program | null | undefined }
}

/**
 * Gives braces their program, as micromark does; `false` when that is not one expression or a comment, or when the
 * parsers may keep other blanks in it.
 */
export function lendProgram(braces: Braces): boolean {
  if (/[`\\]/.test(braces.value) && braces.value.includes('\n')) return false
  const estree = programIn(braces.value, 0) ?? programIn(`(${braces.value}\n)`, 1)
  if (estree === null) return false
  braces.data = { estree }
  return true
}

/**
 * Whether both parsers make the same of braces in prose, which get their program: alone on their lines, or in a line
 * of words. Where JSX stands beside them, they may disagree about the paragraph.
 */
export function isSureExpression(node: Content & Braces, text: string): boolean {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return false
  const [before = ''] = /[^\n]*$/.exec(text.slice(0, start.offset)) ?? []
  const [after = ''] = /^[^\n]*/.exec(text.slice(end.offset)) ?? []
  const alone = `${before}${after}`.trim() === ''
  const inWords = /[^\s>]$/.test(before.trim()) && !after.startsWith('<') && !node.value.includes('*')
  return (alone || inWords) && lendProgram(node)
}

/** The program in `source` when it has as many statements as asked for. */
function programIn(source: string, statements: number): Program | null {
  try {
    const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program
    return program.body.length === statements ? program : null
  } catch {
    return null
  }
}
