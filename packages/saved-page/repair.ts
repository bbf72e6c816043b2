import { applyChanges } from './applyChanges'
import type { FindingCode } from './inspect/codes'
import { type Finding, findingKey } from './inspect/finding'
import { inspectNodes, type InspectOptions } from './inspect/inspect'
import type { Fields } from './json'
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
