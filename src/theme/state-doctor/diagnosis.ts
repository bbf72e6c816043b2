import {
  type Decoded,
  decode,
  type Fields,
  type Finding,
  findingKey,
  inspect,
  jsonText,
  readPage,
  repair,
  type Severity,
} from '../../model/saved-page'
import { codecs } from './codecs'

/** Which cures are to be made. */
export interface Choice {
  /** Whether all are, apart from those in `except`; otherwise only those in `except`. */
  all: boolean
  except: ReadonlySet<string>
}

export const NO_CURES: Choice = { all: false, except: new Set() }

/** The choice with one cure made, or taken back. */
export function toggled({ all, except }: Choice, key: string): Choice {
  const next = new Set(except)
  if (!next.delete(key)) next.add(key)
  return { all, except: next }
}

/** What was found in a text. */
export interface Diagnosis extends Pick<Decoded, 'encodings'> {
  text: string
  /** The page as it was saved, or `null` if there is none. */
  page: Fields | null
  findings: readonly Finding[]
}

/** `cured` in the repaired page, `open` for a cure that can be made, `mended` while the text was read, or a `note`. */
export type FindingState = 'cured' | 'open' | 'mended' | 'note'

/** A finding as it is shown. */
export interface ShownFinding extends Finding {
  key: string
  state: FindingState
}

/** What the chosen cures make of a page. */
export interface Treatment {
  repaired: Fields | null
  /** The repaired page as JSON text. */
  text: string
  findings: readonly ShownFinding[]
}

/** From this length on, in characters, the browser gets to draw between steps. */
export const LARGE = 300_000

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Reads and inspects a text. `names` are the keys of the resolver, or `null` if they are not known. */
export async function diagnose(text: string, names: readonly string[] | null): Promise<Diagnosis> {
  if (text.length > LARGE) await pause()
  const { value, encodings, findings } = await decode(text, codecs)
  if (text.length > LARGE) await pause()
  if (value === undefined) return { text, encodings, page: null, findings }
  return {
    text,
    encodings,
    page: readPage(value).page,
    findings: [...findings, ...inspect(value, { names })],
  }
}

/** What breaks a page comes first. */
const ORDER: readonly Severity[] = ['error', 'warning', 'note']

/** Makes the chosen cures. */
export function treat(
  diagnosis: Diagnosis,
  names: readonly string[] | null,
  { all, except }: Choice,
): Treatment {
  const { page } = diagnosis
  if (page === null)
    return { repaired: null, text: '', findings: diagnosis.findings.map((each) => shown(each, 'open')) }
  const isWanted = (finding: Finding) => all !== except.has(findingKey(finding))
  const repaired = repair(page, { names, isWanted })
  const cured = new Set(repaired.cured.map(findingKey))
  const left = new Set(repaired.left.map(findingKey))
  const stateOf = (finding: Finding): FindingState => {
    if (finding.severity === 'note') return 'note'
    if (cured.has(findingKey(finding))) return 'cured'
    if (finding.patch.length === 0) return 'mended'
    // Another cure may have taken it away: a Node that was renamed or removed.
    return left.has(findingKey(finding)) ? 'open' : 'cured'
  }
  const known = new Set(diagnosis.findings.map(findingKey))
  const isNew = (finding: Finding) => !known.has(findingKey(finding))
  // A cure can uncover something else, which is listed after what was found first.
  const uncovered = [
    ...repaired.cured,
    ...repaired.left.filter((each) => !cured.has(findingKey(each))),
  ].filter(isNew)
  return {
    repaired: repaired.page,
    text: jsonText(repaired.page, 2),
    findings: [...diagnosis.findings, ...uncovered]
      .map((each) => shown(each, stateOf(each)))
      .sort((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity)),
  }
}

const shown = (finding: Finding, state: FindingState): ShownFinding => ({
  ...finding,
  key: findingKey(finding),
  state,
})

/** The names of components in what a developer pastes: a list, or a resolver, whose keys count. `null` for nothing. */
export function namesIn(text: string): string[] | null {
  const names = text
    .replace(/^[^{]*\{|\}[^}]*$/g, '')
    .split(/[,;\n]/)
    .map((entry) => /^\s*(["'`]?)(.+?)\1\s*(?::|$)/.exec(entry)?.[2]?.trim() ?? '')
    .filter((name) => name !== '' && !name.startsWith('...'))
  return names.length === 0
    ? null
    : [...new Set(names.flatMap((name) => (/^[\w$]+(?: +[\w$]+)+$/.test(name) ? name.split(/ +/) : name)))]
}
