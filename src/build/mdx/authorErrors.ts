import path from 'node:path'
import type { VFile } from 'vfile'
import { AuthorError, errorCollector, type ErrorCollector, nearestList } from '../errors'

/** A 1-based position in the compiled text. */
export interface Point {
  line: number
  column: number
}

export interface Positioned {
  position?: { start: Point } | undefined
}

/** The line of `node` in the file, counting front matter. If its position is unknown, the first line of the body. */
export function lineOf(file: VFile, node: Positioned): number {
  return (node.position?.start.line ?? 1) + lineOffsetOf(file)
}

/** Number of lines in the file above the compiled text. */
export function lineOffsetOf(file: VFile): number {
  return typeof file.data.lineOffset === 'number' ? file.data.lineOffset : 0
}

/**
 * The mistakes in a file. A plugin collects each and continues with the next node, so that an author sees all of them in
 * one run. `compileBody` throws them after the last plugin.
 */
export const errorsOf = ({ data }: VFile): ErrorCollector =>
  (data.errors ??= errorCollector()) as ErrorCollector

/** Collects a mistake at `node`. The caller continues as if the author had not made it. */
export function reportAt(file: VFile, node: Positioned, what: string, hint: string): void {
  errorsOf(file).add(authorErrorAt(file, node, what, hint))
}

/** An `AuthorError` with file, line, column, and an excerpt of the line. */
export function authorErrorAt(file: VFile, node: Positioned, what: string, hint: string): AuthorError {
  return authorErrorAtPoint(file, node.position?.start ?? null, what, hint)
}

/** Like `authorErrorAt`, but for a point. If `point` is `null`, the message names only the file. */
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

/** Path of the file, relative to the repository's root, with forward slashes. */
export function pathOf(file: VFile): string {
  const input = file.path ?? 'MDX'
  const relative = path.isAbsolute(input) ? path.relative(file.cwd, input) : input
  return relative.split(path.sep).join('/')
}

/** The text of the line at `point`; empty for `null`. */
export const lineAt = (file: VFile, point: Point | null): string =>
  String(file.value).split('\n', point?.line)[(point?.line ?? 0) - 1] ?? ''

/** The line with its number, and a caret below the column. A long line is cut to the part around the column. */
function excerpt(file: VFile, point: Point, shownLine: number): string {
  const text = lineAt(file, point)
  if (text.trim() === '') return ''
  const from = Math.max(0, point.column - 80)
  const gutter = `${shownLine} | `
  const indent = ' '.repeat(gutter.length + point.column - 1 - from)
  return `\n\n  ${gutter}${text.slice(from, from + 100)}\n  ${indent}^`
}

/** A hint that lists valid names, most similar to `input` first. */
export function suggest(input: string, known: readonly string[], limit?: number): string {
  const names = nearestList(input.slice(0, 60), known, limit).replaceAll(/^- /gm, '').replaceAll('\n', ', ')
  return `Valid names, closest match first: ${names}.`
}
