import { useRef } from 'react'
import { needsChoice, type ShownFinding } from './diagnosis'
import type { Inspection } from './useInspection'

/** Summary of the findings, and the available next steps. */
export interface Summary {
  message: string
  /** Whether Craft.js can load and edit the resulting page. */
  isSound: boolean
  /** Whether the resulting page differs from the saved page. */
  isChanged: boolean
  /** Whether “Undo all” has something to undo. It cannot undo what was fixed while the text was read. */
  isUndoable: boolean
  /** Whether “Fix all” has something to fix. */
  isFixable: boolean
  /** The fixes by “Fix all” that lose content, each with its code and its Node. Empty if there are none. */
  losses: string
  /** The components of the page, if the resolver was not entered, so that the reader can say which of them it has. */
  needed: readonly string[]
  /** Nodes with errors or warnings that are not fixed. */
  faulty: ReadonlySet<string | null>
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const isFault = ({ severity }: ShownFinding) => severity !== 'note'

const SOUND = 'This page is sound.'
const SOUND_DATA = 'Nothing is wrong in the data. It needs these components. Are all in your resolver?'

function messageOf(
  findings: readonly ShownFinding[],
  open: readonly ShownFinding[],
  asksForNames: boolean,
): string {
  const counts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length
    return count === 0 ? [] : [plural(count, severity)]
  })
  const found = counts.length === 0 ? '' : `${counts.join(', ')}. `
  if (!findings.some(isFault)) return `${asksForNames ? SOUND_DATA : SOUND} ${found}`.trim()
  if (open.length === 0)
    return `${found}${counts.at(-1)?.includes('note') ? 'All but the notes' : 'All'} are fixed.`
  const choices = open.filter(needsChoice).length
  const fixes = open.length - choices
  const toFix = fixes === 0 ? '' : `${fixes} to fix. `
  const toChoose = choices === 0 ? '' : `${plural(choices, 'component')} to choose.`
  return `${found}${toFix}${toChoose}`.trim()
}

/** Maximum number of fixes that are named. */
const MAX_NAMED_FIXES = 10

function lossesOf(open: readonly ShownFinding[]): string {
  const losses = open
    .filter((finding) => finding.isLossy && !needsChoice(finding))
    .map(({ code, node }) => (node === null ? code : `${code} of ${node}`))
  const more = losses.length > MAX_NAMED_FIXES ? [`${losses.length - MAX_NAMED_FIXES} more`] : []
  return new Intl.ListFormat('en').format([...losses.slice(0, MAX_NAMED_FIXES), ...more])
}

export function summaryOf(inspection: Inspection | null): Summary {
  const page = inspection?.reading.rows ?? null
  const findings = page === null ? [] : (inspection?.findings ?? [])
  const open = findings.filter((finding) => finding.state === 'open' && isFault(finding))
  const { names = null, absent = [] } = inspection?.request ?? {}
  const isAsked = absent.length > 0 || (names === null && open.length === 0)
  const needed = page !== null && isAsked ? (inspection?.reading.components ?? []) : []
  const none = inspection
    ? 'There is no page in this text.'
    : 'Paste a saved page to see what is wrong with it.'
  return {
    message: page === null ? none : messageOf(findings, open, needed.length > 0),
    isSound: page !== null && open.length === 0,
    isChanged: findings.some(({ state }) => state !== 'open'),
    isUndoable: findings.some(({ state }) => state === 'fixed'),
    isFixable: open.some((finding) => !needsChoice(finding)),
    losses: lossesOf(open),
    needed,
    faulty: new Set(open.map(({ node }) => node)),
  }
}

interface SummaryBarProps {
  summary: Summary
  message: string
  onFix: () => void
  onCopy: () => void
  onUndo: () => void
}

/** Shows the summary, and buttons for the next steps. */
export function SummaryBar({ summary, message, onFix, onCopy, onUndo }: SummaryBarProps) {
  const next = useRef<HTMLButtonElement>(null)
  const { isSound, isChanged, isUndoable, isFixable } = summary
  const undo = () => {
    onUndo()
    // “Undo all” disappears, so the focus moves to the other button.
    next.current?.focus()
  }
  return (
    <div className="doctor-summary doctor-row">
      {isSound ? <span className="icon doctor-check" aria-hidden="true" /> : null}
      <p role="status">{message.replaceAll('`', '')}</p>
      {/* One button for both actions, so that it keeps the focus when its action changes. */}
      {isFixable || isChanged ? (
        <button type="button" className="control-primary" ref={next} onClick={isFixable ? onFix : onCopy}>
          {isFixable ? 'Fix all' : 'Copy fixed page'}
        </button>
      ) : null}
      {isUndoable ? (
        <button type="button" onClick={undo}>
          Undo all
        </button>
      ) : null}
    </div>
  )
}
