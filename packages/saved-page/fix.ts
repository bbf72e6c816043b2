import type { FindingCode } from './inspect/codes'
import { type Change, type Finding, findingKey } from './inspect/finding'
import { inspectNodes, type InspectOptions } from './inspect/inspect'
import { type Fields, pointerKeys } from './json'
import { readPage } from './readPage'

export interface FixOptions extends InspectOptions {
  /** Selects the findings to fix. Default: all errors and warnings, but no notes, since those may be intentional. */
  isWanted?: (finding: Finding) => boolean
}

export interface Fixes {
  /** The fixed page, or `null` if the value contains no page. */
  page: Fields | null
  /** Fixed findings, in the order of their fixes. */
  fixed: Finding[]
  /** Findings in the fixed page: notes, and problems that could not or should not be fixed. */
  left: Finding[]
}

/** Order of the fixes. Codes that are not listed come first, then ids, references, and what depends on both. */
const STAGES: readonly (readonly FindingCode[])[] = [
  ['no-root', 'legacy-root', 'unsafe-id'],
  ['missing-child', 'cycle', 'two-places'],
  ['wrong-parent', 'unreachable', 'hidden-root'],
]

const stageOf = ({ code }: Finding) => STAGES.findIndex((codes) => codes.includes(code))

const isFault = ({ severity }: Finding) => severity !== 'note'

/** A fix can reveal another problem. No page needs more than a few rounds; the limit only keeps a bug from looping. */
const MAX_ROUNDS = 50

/**
 * Fixes the problems of a page in stages, because some fixes depend on others: first the Nodes themselves, then their
 * ids, then the tree.
 */
export function fix(value: unknown, { isWanted = isFault, ...options }: FixOptions = {}): Fixes {
  const read = readPage(value)
  if (read.page === null) return { page: null, fixed: [], left: read.findings }
  let { page } = read
  const fixed = new Map(read.findings.map((finding) => [findingKey(finding), finding]))
  for (let round = 0; ; round += 1) {
    const findings = inspectNodes(page, options)
    const open = findings.filter((finding) => finding.patch.length > 0 && isWanted(finding))
    if (open.length === 0 || round === MAX_ROUNDS) return { page, fixed: [...fixed.values()], left: findings }
    const stage = Math.min(...new Set(open.map(stageOf)))
    const batch = open.filter((finding) => stageOf(finding) === stage)
    for (const finding of batch) if (!fixed.has(findingKey(finding))) fixed.set(findingKey(finding), finding)
    page = applyChanges(
      page,
      batch.flatMap(({ patch }) => patch),
    )
  }
}

/**
 * Applies changes to a copy of a page. All paths refer to `page` before the changes: indices in lists do not shift
 * while entries are removed.
 */
export function applyChanges(page: Fields, changes: readonly Change[]): Fields {
  const changed = { ...page }
  /** Objects that are already copies, so that ten thousand changes to one Node copy it once. */
  const copies = new Set<unknown>([changed])
  /** Copies the objects along a path and returns the last copy; `null` if the path does not lead to an object. */
  const copyAt = (keys: readonly string[]): Fields | null => {
    let at: Fields = changed
    for (const key of keys) {
      const value = Object.hasOwn(at, key) ? at[key] : null
      if (typeof value !== 'object' || value === null) return null
      const copy = (
        copies.has(value) ? value : Array.isArray(value) ? [...(value as unknown[])] : { ...value }
      ) as Fields
      copies.add(copy)
      setOwn(at, key, copy)
      at = copy
    }
    return at
  }
  const renamed = new Map<string, string>()
  /** Indices to remove, by list. */
  const removed = new Map<Fields, Set<number>>()
  for (const change of changes) {
    const keys = pointerKeys(change.op === 'move' ? change.from : change.path)
    const key = keys.at(-1) ?? ''
    if (change.op === 'move') {
      renamed.set(key, pointerKeys(change.path)[0] as string)
      continue
    }
    const holder = copyAt(keys.slice(0, -1))
    if (holder === null) continue
    if (change.op !== 'remove') setOwn(holder, key, change.value)
    else if (Array.isArray(holder)) removed.set(holder, (removed.get(holder) ?? new Set()).add(Number(key)))
    else delete holder[key]
  }
  for (const [holder, indices] of removed) {
    const list = holder as unknown as unknown[]
    const kept = list.filter((_, at) => !indices.has(at))
    list.length = 0
    for (const each of kept) list.push(each)
  }
  if (renamed.size === 0) return changed
  return Object.fromEntries(Object.entries(changed).map(([id, node]) => [renamed.get(id) ?? id, node]))
}

/** Sets a field. Assigning to `__proto__` would replace the prototype, but here it is a key like any other. */
const setOwn = (holder: Fields, key: string, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true })
