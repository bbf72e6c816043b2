import type { EditorReport as InspectorReport, RuleCall } from '@craftjs-site/inspector/observe'
import type { RunCommand } from '../../theme/demo/commands'

export type { RuleCall, RunCommand }

/** A module for the frame: CommonJS code for scripts, the text itself for styles and JSON. */
export interface RunModule {
  path: string
  code: string
}

/** Messages from the page to the frame. */
export type ToFrame =
  | {
      kind: 'run'
      modules: RunModule[]
      /** Packages that the frame does not contain, as CommonJS code by name. */
      packages: Record<string, string>
      /** Path of the module whose component is rendered. */
      entry: string
      /** Name of the function that compiled code calls in every loop and function. */
      guard: string
      /** True if the code is a step of a lesson. */
      isLesson: boolean
      /** A saved page to start with. */
      page: string | null
      theme: string
      /** The font of the site, which the frame may not load itself; `null` if the page could not load it. */
      font: ArrayBuffer | null
    }
  | { kind: 'theme'; theme: string }
  /** Pings the frame, which replies with `ready`. */
  | { kind: 'ping' }
  /** Goes to a place in the history: the number of changes that are applied. */
  | { kind: 'step'; to: number }
  | { kind: 'select'; id: string }
  /** Draws a frame around the selected Node, once. */
  | { kind: 'celebrate' }
  /** Runs a command of `commandsFor`, which replaces dragging. */
  | { kind: 'command'; command: Parameters<RunCommand> }

/** A problem with the code. Lines and columns count from 1. */
export interface Problem {
  message: string
  file: string | null
  line: number | null
  column: number | null
}

/** The state of the editor in the frame. */
export interface EditorReport extends InspectorReport {
  /** The result of `query.serialize()`; `null` if it is too long to show. */
  saved: string | null
  /** Whether the page was changed in the editor after the code was opened. */
  isChanged: boolean
  /** The Nodes that are selected or hovered and whose elements show it. */
  marked: string[]
}

/** Messages from the frame to the page. The frame may run code by strangers, so the page does not trust them. */
export type FromFrame =
  | { kind: 'ready' }
  /** The address of the frame has changed. */
  | { kind: 'navigated' }
  /** The component is rendered. */
  | { kind: 'rendered' }
  | { kind: 'problem'; problem: Problem }
  /** The frame does not show the saved page. */
  | { kind: 'pageRejected'; reason: string }
  /** The result of the last command. */
  | { kind: 'status'; message: string }
  | { kind: 'state'; state: EditorReport }
  | { kind: 'rules'; calls: RuleCall[] }

type Check = (value: unknown) => boolean

const isString: Check = (value) => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH
const isLabel: Check = (value) => typeof value === 'string' && value.length <= MAX_LABEL_LENGTH
const isPage: Check = (value) =>
  typeof value === 'string' && value.length <= MAX_PAGE_LENGTH && depthOf(value) <= MAX_PAGE_DEPTH
const isNumber: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isBoolean: Check = (value) => typeof value === 'boolean'
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= MAX_LIST_LENGTH && value.every(check)
const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([key, check]) => check((value as Record<string, unknown>)[key]))

/** Limits for messages, so that no code can flood the page. */
export const MAX_LIST_LENGTH = 500
/** In characters. Enough for a React error with a list of components. */
export const MAX_TEXT_LENGTH = 2000
/** For texts in lists, in characters: hundreds of long ones would keep the page busy. */
const MAX_LABEL_LENGTH = 300
export const MAX_PAGE_LENGTH = 300_000
/** In brackets around a value. Parsing and comparing a page nested deeper takes seconds. */
const MAX_PAGE_DEPTH = 5000

/** How deep the brackets of a JSON text are nested. */
function depthOf(json: string): number {
  let [depth, deepest] = [0, 0]
  for (const [part] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/g)) {
    if (part === '[' || part === '{') deepest = Math.max(deepest, ++depth)
    else if (part === ']' || part === '}') depth--
  }
  return deepest
}

const isProblem = shape({
  message: isString,
  file: orNull(isString),
  line: orNull(isNumber),
  column: orNull(isNumber),
})
const isNode = shape({
  id: isLabel,
  label: isLabel,
  depth: isNumber,
  isCanvas: isBoolean,
  isLinked: isBoolean,
  isChanged: isBoolean,
})
const isState = shape({
  nodes: listOf(isNode),
  count: isNumber,
  saved: orNull(isPage),
  selected: listOf(isLabel),
  hovered: listOf(isLabel),
  dragged: listOf(isLabel),
  changes: listOf(isLabel),
  applied: isNumber,
  isChanged: isBoolean,
  marked: listOf(isLabel),
})
const isCall = shape({
  component: isLabel,
  rule: isLabel,
  args: isLabel,
  answer: isLabel,
  isDragging: isBoolean,
  times: isNumber,
})

const CHECKS: Readonly<Record<string, Check>> = {
  ready: () => true,
  navigated: () => true,
  rendered: () => true,
  problem: shape({ problem: isProblem }),
  pageRejected: shape({ reason: isString }),
  status: shape({ message: isString }),
  state: shape({ state: isState }),
  rules: shape({ calls: listOf(isCall) }),
}

/** In characters and values. More than the frame's own code ever sends in one message. */
const MAX_SIZE = 1_000_000

/** Whether `value` is an array or a plain object, as in every message of the frame's own code. */
const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype
}

/**
 * Whether a message is larger than any of the frame's own, or has values of other types. The reader's code can send
 * anything, and a string object or a regular expression can keep the page busy for seconds.
 */
export function isTooLarge(data: unknown): boolean {
  const stack = [data]
  for (let remaining = MAX_SIZE; stack.length > 0;) {
    const value = stack.pop()
    // Sizes are never read from a field that the message may have forged, such as a negative length.
    remaining -= 1 + (typeof value === 'string' ? value.length : 0)
    if (remaining < 0 || typeof value === 'bigint') return true
    if (typeof value !== 'object' || value === null) continue
    if (!isPlain(value)) return true
    for (const [key, each] of Object.entries(value)) {
      remaining -= key.length
      stack.push(each)
    }
  }
  return false
}

/** Returns `data` as a message of the frame, or `null` if it is not valid. */
export function parseFrameMessage(data: unknown): FromFrame | null {
  const { kind } = (data ?? {}) as { kind?: unknown }
  if (typeof kind !== 'string' || !Object.hasOwn(CHECKS, kind)) return null
  return CHECKS[kind]?.(data) ? (data as FromFrame) : null
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** Resolves `specifier`, such as `./Text`, in the file `from` to a path; `null` if there is no such file. */
export function resolveFile(from: string, specifier: string, has: (path: string) => boolean): string | null {
  const folder = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..' && folder.pop() === undefined) return null
    if (part !== '..' && part !== '.' && part !== '') folder.push(part)
  }
  const base = folder.join('/')
  return ENDINGS.map((ending) => base + ending).find(has) ?? null
}
