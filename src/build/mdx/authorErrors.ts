import path from 'node:path'
import type { VFile } from 'vfile'
import { AuthorError, nearest } from '../errors'

/** A point in the text that was compiled; both numbers count from 1. */
export interface Point {
  line: number
  column: number
}

/** A node with a position. */
export interface Positioned {
  position?: { start: Point } | undefined
}

/** The line of `node` in the whole file, front matter included; 1 when it is not known. */
export function lineOf(file: VFile, node: Positioned): number {
  return (node.position?.start.line ?? 1) + lineOffsetOf(file)
}

/** How many lines of the file stand above the text that was compiled. */
export function lineOffsetOf(file: VFile): number {
  return typeof file.data.lineOffset === 'number' ? file.data.lineOffset : 0
}

/** An `AuthorError` that names file, line and column and shows the line. */
export function authorErrorAt(file: VFile, node: Positioned, what: string, hint: string): AuthorError {
  return authorErrorAtPoint(file, node.position?.start ?? null, what, hint)
}

/** The same for a bare point; without one only the file is named. */
export function authorErrorAtPoint(
  file: VFile,
  point: Point | null,
  what: string,
  hint: string,
): AuthorError {
  const name = pathOf(file)
  if (point === null) return new AuthorError(`${name}: ${what}`, hint)
  const line = point.line + lineOffsetOf(file)
  return new AuthorError(`${name}:${line}:${point.column}: ${what}${excerpt(file, point, line)}`, hint)
}

/** Path of the file as the author knows it: from the repository's root, with forward slashes. */
export function pathOf(file: VFile): string {
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

/** A hint that lists what there is instead of what was written, the most similar first. */
export function suggest(written: string, known: readonly string[], limit?: number): string {
  const names = nearest(written.slice(0, 60), known, limit).replaceAll(/^- /gm, '').replaceAll('\n', ', ')
  return `There are (the nearest first): ${names}.`
}
