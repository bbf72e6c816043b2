import type { FindingCode } from './inspect/codes'
import { type Change, type Finding, findingKey } from './inspect/finding'
import { inspectNodes, type InspectOptions } from './inspect/inspect'
import { type Fields, pointerKeys } from './json'
import { readPage } from './readPage'

export interface FixOptions extends InspectOptions {
  /** Which findings to fix; every error and warning if it is left out. Notes are about what may be on purpose. */
  isWanted?: (finding: Finding) => boolean
}

export interface Fixes {
  /** The fixed page, or `null` if there is none in the value. */
  page: Fields | null
  /** What was fixed, in the order in which it was done. */
  fixed: Finding[]
  /** What is in the fixed page: notes, and what was not to be fixed. */
  left: Finding[]
}

/** Fixes in the order in which they are made: ids before the tree, and the tree before what falls out of it. */
const STAGES: readonly (readonly FindingCode[])[] = [
  ['no-root', 'legacy-root', 'unsafe-id'],
  ['missing-child', 'cycle', 'two-places'],
  ['wrong-parent', 'unreachable', 'hidden-root'],
]

const stageOf = ({ code }: Finding) => STAGES.findIndex((codes) => codes.includes(code))

const isFault = ({ severity }: Finding) => severity !== 'note'

/** A fix can uncover another fault. No page needs more than a few rounds; the limit only keeps a mistake from hanging. */
const MAX_ROUNDS = 50

/**
 * Fixes what is wrong with a page. Fixes that depend on others wait for them: first the Nodes themselves, then their ids,
 * then the tree.
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
 * Makes changes to a page and returns a new one. Every path is that of `page`, as it was before: indices of lists do not
 * shift while entries are removed.
 */
export function applyChanges(page: Fields, changes: readonly Change[]): Fields {
  const changed = { ...page }
  /** What has been copied already: ten thousand changes in one Node copy it once. */
  const copies = new Set<unknown>([changed])
  /** The copy of what stands at a place; `null` if there is nothing in which anything can be changed. */
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
  /** The indices to remove from lists. */
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

/** Sets a field. An assignment would not do for `__proto__`, which is a key like any other here. */
const setOwn = (holder: Fields, key: string, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true })
