import type { FindingCode } from './inspect/codes'
import { type Change, type Finding, findingKey } from './inspect/finding'
import { inspectNodes, type InspectOptions } from './inspect/inspect'
import { type Fields, isRecord, pointerKeys, valueAt } from './json'
import { readPage } from './readPage'

export interface RepairOptions extends InspectOptions {
  /** Which findings to fix; every error and warning if it is left out. Notes are about what may be on purpose. */
  isWanted?: (finding: Finding) => boolean
}

export interface Repair {
  /** The repaired page, or `null` if there is none in the value. */
  page: Fields | null
  /** What was fixed, in the order in which it was done. */
  fixed: Finding[]
  /** What is in the repaired page: notes, and what was not to be fixed. */
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
export function repair(value: unknown, { names, isWanted = isFault }: RepairOptions = {}): Repair {
  const read = readPage(value)
  if (read.page === null) return { page: null, fixed: [], left: read.findings }
  let { page } = read
  const fixed = new Map(read.findings.map((finding) => [findingKey(finding), finding]))
  for (let round = 0; ; round += 1) {
    const findings = inspectNodes(page, { names })
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

/** The value of what is removed. */
const GONE = Symbol('gone')

/** A copy of `value` in which the place that `keys` lead to has the value `to`, or is removed if that is `GONE`. */
function withChange(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value))
    return value.map((each: unknown, at) => (at === Number(key) ? withChange(each, rest, to) : each))
  // What is not an object any more has nothing to change.
  if (!isRecord(value)) return value
  const entries = Object.entries(Object.hasOwn(value, key) ? value : { ...value, [key]: undefined })
  // Entries, not an assignment: `__proto__` is a key like any other here.
  return Object.fromEntries(
    entries
      .map(([name, each]) => [name, name === key ? withChange(each, rest, to) : each] as const)
      .filter(([, each]) => each !== GONE),
  )
}

/**
 * Makes changes to a page and returns a new one. Every path is that of `page`, as it was before: indices of lists do not
 * shift while entries are removed.
 */
export function applyChanges(page: Fields, changes: readonly Change[]): Fields {
  const nodes = new Map(Object.entries(page))
  const renamed = new Map<string, string>()
  const lists = new Map<string, { id: string; keys: string[]; removed: Set<number> }>()
  for (const change of changes) {
    const [id = '', ...keys] = pointerKeys(change.op === 'move' ? change.from : change.path)
    const key = keys.pop()
    const isInList = key !== undefined && Array.isArray(valueAt(nodes.get(id), keys))
    if (change.op === 'move') renamed.set(id, pointerKeys(change.path)[0] as string)
    else if (change.op === 'remove' && isInList) {
      const list = lists.get([id, ...keys].join('/')) ?? { id, keys, removed: new Set() }
      lists.set([id, ...keys].join('/'), list)
      list.removed.add(Number(key))
    } else {
      const place = key === undefined ? [] : [...keys, key]
      nodes.set(id, withChange(nodes.get(id), place, change.op === 'remove' ? GONE : change.value))
    }
  }
  for (const { id, keys, removed } of lists.values()) {
    const list = valueAt(nodes.get(id), keys)
    if (Array.isArray(list))
      nodes.set(
        id,
        withChange(
          nodes.get(id),
          keys,
          list.filter((_, at) => !removed.has(at)),
        ),
      )
  }
  return Object.fromEntries(
    [...nodes].filter(([, node]) => node !== GONE).map(([id, node]) => [renamed.get(id) ?? id, node]),
  )
}
