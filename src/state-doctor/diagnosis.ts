import {
  type Change,
  type Decoded,
  decode,
  type Fields,
  type Finding,
  findingKey,
  type FoundPage,
  inspect,
  isSound,
  jsonText,
  pagesIn,
  readPage,
  fix,
  type Severity,
  droppedWords,
  type Versioned,
} from '@craftjs-site/saved-page'
import { pageInProject } from './playground'

/** The fixes that the reader chose. */
export interface Choice {
  /** If true, fix all errors and warnings except those in `except`. Otherwise, fix only those in `except`. */
  all: boolean
  except: ReadonlySet<string>
  /** Components of the resolver that replace missing ones: the new name by the old one. */
  renames: ReadonlyMap<string, string>
}

export const NO_FIXES: Choice = { all: false, except: new Set(), renames: new Map() }

/** Selects a fix, or deselects it. */
export function toggled({ except, ...choice }: Choice, key: string): Choice {
  const next = new Set(except)
  if (!next.delete(key)) next.add(key)
  return { ...choice, except: next }
}

/** Replaces a component that the resolver lacks with the component `name`. */
export function renamed({ all, except, renames }: Choice, component: string, name: string): Choice {
  const others = [...except].filter((key) => !key.startsWith('unknown-component '))
  return { all, except: new Set(others), renames: new Map(renames).set(component, name) }
}

/** The result of reading and inspecting a text. */
export interface Diagnosis extends Pick<Decoded, 'encodings'> {
  text: string
  names: readonly string[] | null
  /** The page as it was saved, or `null` if there is none. */
  page: Fields | null
  /** The object around the page. The fixed page goes back into it. */
  around: Versioned | null
  findings: readonly Finding[]
  /** The places of all pages in the text, if there are several, and which of them have faults. */
  places: readonly string[]
  /** The index of the inspected page in `places`. */
  at: number
  /** Returns the text with another page in place of the inspected one, or `null` if it cannot be written. */
  wholeWith: (page: Fields) => string | null
}

/** `fixed`: by a chosen fix; `open`: still in the fixed page; `read`: fixed while the text was read. */
export type FindingState = 'fixed' | 'open' | 'read'

/** A finding, prepared for display. */
export interface ShownFinding extends Omit<Finding, 'patch' | 'child'> {
  key: string
  state: FindingState
  /** The changes that fix it, one per line. Empty if there is no fix to choose. */
  changes: string
  /** The number of changes, including those that `changes` omits. */
  size: number
  /** Whether the fix removes a Node or a prop from the page. */
  isLossy: boolean
}

/**
 * Reads a text, and inspects one of its pages: the one at index `chosen`, or else the first that has faults. `names` are
 * the keys of the resolver, or `null` if they are not known.
 */
export function diagnose(text: string, names: readonly string[] | null, chosen?: number): Diagnosis {
  const { pages, write } = pagesIn(text, pageInProject)
  const sound = pages.length > 1 ? pages.map(({ page }) => isSound(inspect(page, { names }))) : []
  const at = chosen ?? Math.max(0, sound.indexOf(false))
  // Around a page in a literal or on a line, other text is normal.
  const found = pages.length > 1 || pages[0]?.line ? pages[at] : undefined
  if (found !== undefined) {
    const { page, encodings, findings, put } = found
    return {
      text,
      names,
      encodings: [...encodings],
      page,
      around: null,
      findings: [...findings, ...inspect(page, { names })],
      places: sound.map((isIntact, index) => {
        const { line, path } = pages[index] as FoundPage
        const place = `${line === '' ? '' : `line ${line} `}${path || '/'}`
        return isIntact ? place : `${place} (has faults)`
      }),
      at,
      wholeWith: (after) => (put(after) === null ? write() : null),
    }
  }
  const one = { places: [], at: 0, wholeWith: () => null }
  const { value, text: json, encodings, findings } = decode(text, pageInProject)
  if (value === undefined) return { text, names, encodings, page: null, around: null, findings, ...one }
  const { page, around = null } = readPage(value)
  const dropped = page ? droppedWords(json, around?.value ?? page) : []
  return {
    text,
    names,
    encodings,
    page,
    around,
    findings: [...findings, ...inspect(value, { names }), ...dropped],
    ...one,
  }
}

/** Most severe first. */
const ORDER: readonly Severity[] = ['error', 'warning', 'note']

/** Whether the reader has to choose the fix. Without a choice, the fix would remove a component from the page. */
export const needsChoice = ({ lacks }: Pick<Finding, 'lacks'>): boolean => lacks?.substitute === null

/** Applies the chosen fixes. Returns the fixed page, and all findings with their state. */
export function applyChoice({ page, names, findings }: Diagnosis, { all, except, renames }: Choice) {
  if (page === null) return { after: null, findings: findings.map((each) => shownFinding(each, 'open')) }
  const isWanted = (finding: Finding) => {
    const isChosen = finding.lacks !== undefined && renames.has(finding.lacks.component)
    const isMeant = isChosen || (all && finding.severity !== 'note' && !needsChoice(finding))
    return isMeant !== except.has(findingKey(finding))
  }
  const { page: after, fixed, left } = fix(page, { names, renames, isWanted })
  const fixedKeys = new Set(fixed.map(findingKey))
  const leftKeys = new Set(left.map(findingKey))
  const stateOf = (finding: Finding): FindingState => {
    const key = findingKey(finding)
    // A note about the text, not about the page.
    if (finding.node === null && finding.severity === 'note') return 'open'
    if (fixedKeys.has(key)) return 'fixed'
    if (finding.patch.length === 0 && finding.severity !== 'note') return 'read'
    // Another fix may have resolved it, by renaming or removing the Node.
    return leftKeys.has(key) ? 'open' : 'fixed'
  }
  const known = new Set(findings.map(findingKey))
  const isNew = (finding: Finding) => !known.has(findingKey(finding))
  // A fix can reveal another problem, which is listed after the original findings.
  const current = new Map([...fixed, ...left].map((each) => [findingKey(each), each]))
  // If the reader chose a component, the fix is different.
  const asChosen = (finding: Finding) => (finding.lacks && current.get(findingKey(finding))) ?? finding
  const uncovered = [...fixed, ...left.filter((each) => !fixedKeys.has(findingKey(each)))].filter(isNew)
  return {
    after,
    findings: [...findings, ...uncovered]
      .map((each) => shownFinding(asChosen(each), stateOf(each)))
      .sort((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity)),
  }
}

/** Limits for the description of a fix: number of changes, and characters of a value. */
const MAX_LINES = 50
const MAX_LENGTH = 160

/** Describes a change in one line. */
function changeLine(change: Change): string {
  if (change.op === 'move') return `move ${change.from} to ${change.path}`
  if (change.op === 'remove') return `remove ${change.path}`
  const text = jsonText(change.value)
  return `${change.op} ${change.path} ${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}`
}

const LOSS = /^\/[^/]+(?:\/props\/.*)?$/

/** The fix of `void-tag` loses Nodes, although it only empties a list. Removing a prop that is null loses nothing. */
const isLossy = ({ code, patch }: Finding) =>
  code === 'void-tag' ||
  (code !== 'null-prop' && patch.some(({ op, path }) => op === 'remove' && LOSS.test(path)))

function shownFinding(finding: Finding, state: FindingState): ShownFinding {
  const { code, severity, node, path, message, lacks, patch } = finding
  const lines = patch.slice(0, MAX_LINES).map(changeLine)
  if (patch.length > MAX_LINES) lines.push(`and ${patch.length - MAX_LINES} more`)
  const changes = lines.join('\n')
  const key = findingKey(finding)
  const size = patch.length
  return { code, severity, node, path, message, lacks, key, state, changes, size, isLossy: isLossy(finding) }
}
