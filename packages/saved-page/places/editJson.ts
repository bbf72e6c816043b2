import { isRecord } from '../json'
import { type Member, membersAt, valueEnd } from './ranges'

/** A replacement for a part of a text. */
export interface Edit {
  start: number
  end: number
  by: string
}

/** Applies edits to a text. An edit within a larger one is dropped. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, by } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue
    parts.push(text.slice(at, start), by)
    at = end
  }
  return parts.join('') + text.slice(at)
}

/** Whether two JSON values are equal, regardless of the order of keys. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(Reflect.get(one, key), Reflect.get(other, key)))
  )
}

/** The line break and indentation of a place in a text; both are empty if the JSON is in one line. */
interface Layout {
  /** The line break, followed by the indentation of the members. */
  line: string
  unit: string
  colon: string
}

/** Formats a value with the layout of its surroundings. */
function formatted(value: unknown, { line, unit }: Layout): string {
  const text = line === '' ? JSON.stringify(value) : JSON.stringify(value, null, unit)
  return text.replaceAll('\n', line)
}

const lineIn = (gap: string) => /\r?\n[ \t]*$/.exec(gap)?.[0] ?? ''

/** The layout of the members of an object or array. */
function layoutOf(text: string, start: number, members: readonly Member[], outer: Layout): Layout {
  const [first] = members
  if (first === undefined) return { ...outer, line: outer.line === '' ? '' : outer.line + outer.unit }
  const line = lineIn(text.slice(start + 1, first.start))
  const close = lineIn(text.slice(members.at(-1)!.end, valueEnd(text, start) - 1))
  const key = text.slice(first.start, first.valueStart)
  return {
    line,
    unit: line.startsWith(close) ? line.slice(close.length) : outer.unit,
    colon: /:\s*$/.exec(key)?.[0] ?? outer.colon,
  }
}

const COMPACT: Layout = { line: '', unit: '', colon: ':' }

const idOf = (value: unknown) =>
  isRecord(value) ? value.id : Array.isArray(value) ? (value as unknown[])[0] : undefined
const isSameItem = (one: unknown, other: unknown) =>
  isEqual(one, other) || (idOf(one) !== undefined && idOf(one) === idOf(other))

/** Pairs each item of a list with its successor, or `undefined` if it is gone, and returns the added items. */
function pairedItems(before: readonly unknown[], after: readonly unknown[]) {
  if (before.length === after.length) return { successors: after.map((each) => ({ value: each })), added: [] }
  let next = 0
  const successors = before.map((each) => {
    if (next === after.length || !isSameItem(each, after[next])) return undefined
    next += 1
    return { value: after[next - 1] }
  })
  return { successors, added: after.slice(next) }
}

/**
 * The smallest edits that turn the JSON value at a position from `before` into `after`. Everything else keeps its
 * order, spelling and layout. Throws a `RangeError` if the value is nested too deeply.
 */
export function editsTo(
  text: string,
  start: number,
  before: unknown,
  after: unknown,
  outer: Layout = COMPACT,
): Edit[] {
  if (isEqual(before, after)) return []
  const isList = Array.isArray(before) && Array.isArray(after)
  const isMap = isRecord(before) && isRecord(after)
  const members = isList || isMap ? membersAt(text, start) : []
  const layout = layoutOf(text, start, members, outer)
  const { line, colon } = layout
  const { successors, added } = isList
    ? pairedItems(before as unknown[], after as unknown[])
    : {
        successors: members.map(({ key }) =>
          isMap && Object.hasOwn(after, key) ? { value: after[key] } : undefined,
        ),
        added: isMap ? Object.keys(after).filter((key) => !Object.hasOwn(before, key)) : [],
      }
  const firstKept = successors.findIndex((each) => each !== undefined)
  if (firstKept < 0) return [{ start, end: valueEnd(text, start), by: formatted(after, outer) }]
  const edits: Edit[] = []
  const lastOf = new Map(members.map(({ key }, at) => [key, at]))
  for (const [at, member] of members.entries()) {
    const successor = successors[at]
    if (successor !== undefined) {
      const value = (before as Record<string, unknown>)[member.key]
      // Of a duplicate key, only the last one counts.
      if (lastOf.get(member.key) !== at) continue
      edits.push(...editsTo(text, member.valueStart, value, successor.value, layout))
    } else if (at > firstKept) edits.push({ start: members[at - 1]!.end, end: member.end, by: '' })
    else edits.push({ start: member.start, end: members[at + 1]!.start, by: '' })
  }
  const last = members.at(-1)!.end
  const gap = members.length > 1 ? text.slice(members[0]!.end, members[1]!.start) : `,${line}`
  for (const each of added) {
    const value = isList ? each : (after as Record<string, unknown>)[each as string]
    const key = isList ? '' : JSON.stringify(each) + colon
    edits.push({ start: last, end: last, by: gap + key + formatted(value, layout) })
  }
  return edits
}

/** Formats a value with the indentation and line breaks of a text. */
export function formattedLike(text: string, value: unknown): string {
  const [, line, unit = ''] = /^\s*[{[]\s*?(\r?\n)([ \t]*)/.exec(text) ?? []
  return formatted(value, line === undefined ? COMPACT : { ...COMPACT, line, unit })
}
