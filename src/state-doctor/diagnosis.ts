import {
  type Change,
  type Decoded,
  decode,
  type Fields,
  type Finding,
  findingKey,
  inspect,
  jsonText,
  readPage,
  fix,
  type Severity,
  unread,
  type Versioned,
} from '@craftjs-site/saved-page'
import { pageInProject } from './playground'

/** Which fixes are to be made. */
export interface Choice {
  /** Whether those of all errors and warnings are, apart from those in `except`; otherwise only those in `except`. */
  all: boolean
  except: ReadonlySet<string>
  /** The components of the resolver that take the place of others. */
  renames: ReadonlyMap<string, string>
}

export const NO_FIXES: Choice = { all: false, except: new Set(), renames: new Map() }

/** The choice with one fix made, or taken back. */
export function toggled({ except, ...choice }: Choice, key: string): Choice {
  const next = new Set(except)
  if (!next.delete(key)) next.add(key)
  return { ...choice, except: next }
}

/** The choice with another component in the place of one that the resolver lacks. */
export function renamed({ all, except, renames }: Choice, component: string, name: string): Choice {
  const others = [...except].filter((key) => !key.startsWith('unknown-component '))
  return { all, except: new Set(others), renames: new Map(renames).set(component, name) }
}

/** What was found in a text. */
export interface Diagnosis extends Pick<Decoded, 'encodings'> {
  text: string
  names: readonly string[] | null
  /** The page as it was saved, or `null` if there is none. */
  page: Fields | null
  /** What the page was taken out of and goes back into. */
  around: Versioned | null
  findings: readonly Finding[]
}

/** `fixed` in the fixed page, `open` for what is still in it, or `read` while the text was read. */
export type FindingState = 'fixed' | 'open' | 'read'

/** A finding as it is shown. */
export interface ShownFinding extends Omit<Finding, 'patch' | 'child'> {
  key: string
  state: FindingState
  /** The changes that fix it, one in each line; empty when there is no fix to choose. */
  changes: string
  /** How many changes there are. */
  size: number
  /** Whether the fix takes a Node or a prop off the page. */
  isLossy: boolean
}

/** Reads and inspects a text. `names` are the keys of the resolver, or `null` if they are not known. */
export function diagnose(text: string, names: readonly string[] | null): Diagnosis {
  const { value, text: json, encodings, findings } = decode(text, pageInProject)
  if (value === undefined) return { text, names, encodings, page: null, around: null, findings }
  const { page, around = null } = readPage(value)
  const lost = page ? unread(json, around?.value ?? page) : []
  return {
    text,
    names,
    encodings,
    page,
    around,
    findings: [...findings, ...inspect(value, { names }), ...lost],
  }
}

/** What breaks a page comes first. */
const ORDER: readonly Severity[] = ['error', 'warning', 'note']

/** Whether only the reader can say what the fix is: without a choice, the fix would take a component off the page. */
export const needsChoice = ({ lacks }: Pick<Finding, 'lacks'>): boolean => lacks?.substitute === null

/** Makes the chosen fixes. Returns the page after them, and every finding with what has become of it. */
export function treat({ page, names, findings }: Diagnosis, { all, except, renames }: Choice) {
  if (page === null) return { after: null, findings: findings.map((each) => shown(each, 'open')) }
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
    // About the text, not the page.
    if (finding.node === null && finding.severity === 'note') return 'open'
    if (fixedKeys.has(key)) return 'fixed'
    if (finding.patch.length === 0 && finding.severity !== 'note') return 'read'
    // Another fix may have taken it away: a Node that was renamed or removed.
    return leftKeys.has(key) ? 'open' : 'fixed'
  }
  const known = new Set(findings.map(findingKey))
  const isNew = (finding: Finding) => !known.has(findingKey(finding))
  // A fix can uncover something else, which is listed after what was found first.
  const current = new Map([...fixed, ...left].map((each) => [findingKey(each), each]))
  // With a component that was chosen, the fix is another one.
  const asChosen = (finding: Finding) => (finding.lacks && current.get(findingKey(finding))) ?? finding
  const uncovered = [...fixed, ...left.filter((each) => !fixedKeys.has(findingKey(each)))].filter(isNew)
  return {
    after,
    findings: [...findings, ...uncovered]
      .map((each) => shown(asChosen(each), stateOf(each)))
      .sort((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity)),
  }
}

/** The most changes of a fix that are written out, and the longest value. */
const MAX_LINES = 50
const MAX_LENGTH = 160

/** A change in one line, as a reader checks it. */
function changeLine(change: Change): string {
  if (change.op === 'move') return `move ${change.from} to ${change.path}`
  if (change.op === 'remove') return `remove ${change.path}`
  const text = jsonText(change.value)
  return `${change.op} ${change.path} ${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}`
}

const LOSS = /^\/[^/]+(?:\/props\/.*)?$/

/** Child Nodes that a tag cannot have are taken out of a list; a prop that is null has nothing to lose. */
const isLossy = ({ code, patch }: Finding) =>
  code === 'void-tag' ||
  (code !== 'null-prop' && patch.some(({ op, path }) => op === 'remove' && LOSS.test(path)))

function shown(finding: Finding, state: FindingState): ShownFinding {
  const { code, severity, node, path, message, lacks, patch } = finding
  const lines = patch.slice(0, MAX_LINES).map(changeLine)
  if (patch.length > MAX_LINES) lines.push(`and ${patch.length - MAX_LINES} more`)
  const changes = lines.join('\n')
  const key = findingKey(finding)
  const size = patch.length
  return { code, severity, node, path, message, lacks, key, state, changes, size, isLossy: isLossy(finding) }
}
