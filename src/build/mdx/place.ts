import path from 'node:path'
import type { VFile } from 'vfile'
import { AuthorError } from '../errors/fail'

/** A point in the text that was compiled; both numbers count from 1. */
export interface Point {
  line: number
  column: number
}

/** Whatever knows where it stands. */
export interface Placed {
  position?: { start: Point } | undefined
}

/** The line of `placed` in the whole file, front matter included; 1 when it is not known. */
export function lineOf(file: VFile, placed: Placed): number {
  return (placed.position?.start.line ?? 1) + lineOffsetOf(file)
}

/** How many lines of the file stand above the text that was compiled. */
export function lineOffsetOf(file: VFile): number {
  return typeof file.data.lineOffset === 'number' ? file.data.lineOffset : 0
}

/** An `AuthorError` that names file, line and column and shows the line. */
export function mistakeAt(file: VFile, placed: Placed, what: string, hint: string): AuthorError {
  return mistakeAtPoint(file, placed.position?.start ?? null, what, hint)
}

/** The same for a bare point; without one only the file is named. */
export function mistakeAtPoint(file: VFile, point: Point | null, what: string, hint: string): AuthorError {
  const name = nameOf(file)
  if (point === null) return new AuthorError(`${name}: ${what}`, hint)
  const line = point.line + lineOffsetOf(file)
  return new AuthorError(`${name}:${line}:${point.column}: ${what}${excerpt(file, point, line)}`, hint)
}

/** Path of the file as the author knows it: from the repository's root, with forward slashes. */
export function nameOf(file: VFile): string {
  const written = file.path ?? 'MDX'
  const relative = path.isAbsolute(written) ? path.relative(file.cwd, written) : written
  return relative.split(path.sep).join('/')
}

/** The line with its number and a mark below the column; a long one is cut around the mark. */
function excerpt(file: VFile, point: Point, shownLine: number): string {
  const text = String(file.value).split('\n', point.line)[point.line - 1]?.replace(/\r$/, '') ?? ''
  if (text.trim() === '') return ''
  const from = Math.max(0, point.column - 80)
  const gutter = `${shownLine} | `
  const mark = ' '.repeat(gutter.length + point.column - 1 - from)
  return `\n\n  ${gutter}${text.slice(from, from + 100)}\n  ${mark}^`
}
