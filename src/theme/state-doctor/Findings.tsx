import { type KeyboardEvent, memo } from 'react'
import { type Change, CODES } from '../../model/saved-page'
import { CodeText } from './CodeText'
import type { ShownFinding } from './diagnosis'

interface FindingsProps {
  findings: readonly ShownFinding[]
  onShow: (finding: ShownFinding) => void
  onToggle: (key: string) => void
}

/** A change in one line, as a reader checks it. */
function changeLine(change: Change): string {
  if (change.op === 'move') return `move ${change.from} to ${change.path}`
  if (change.op === 'remove') return `remove ${change.path}`
  const text = JSON.stringify(change.value) ?? ''
  return `${change.op} ${change.path} ${text.length > 160 ? `${text.slice(0, 160)}…` : text}`
}

/** The most changes of a cure that are written out. */
const MAX_LINES = 50

function changeLines(patch: readonly Change[]): string {
  const lines = patch.slice(0, MAX_LINES).map(changeLine)
  if (patch.length > MAX_LINES) lines.push(`and ${patch.length - MAX_LINES} more`)
  return lines.join('\n')
}

/** From this many findings on, the browser lays out only those in view. */
const MANY = 100

const STATES = { cured: 'Cured', mended: 'Mended while reading', open: null, note: null } as const

interface ItemProps extends Omit<FindingsProps, 'findings'> {
  finding: ShownFinding
}

const FindingItem = memo(function FindingItem({ finding, onShow, onToggle }: ItemProps) {
  const { code, severity, node, message, patch, key, state } = finding
  const { effect, cure } = CODES[code]
  const about = `${code}${node === null ? '' : ` of ${node}`}`
  return (
    <li data-code={code} data-node={node ?? ''} data-severity={severity} data-state={state}>
      <p className="doctor-message">
        <span className="doctor-severity">{severity}</span> {message}
      </p>
      <p className="doctor-effect">
        <a href={`#${code}`}>
          <code>{code}</code>
        </a>{' '}
        <CodeText text={effect} />
      </p>
      <p className="doctor-effect">
        <b>{severity === 'note' ? 'If you do not want that:' : 'Cure:'}</b> <CodeText text={cure} />
      </p>
      {patch.length > 0 && (
        <details>
          <summary>{patch.length === 1 ? '1 change' : `${patch.length} changes`}</summary>
          <pre>{changeLines(patch)}</pre>
        </details>
      )}
      <div className="doctor-actions">
        {STATES[state] === null ? null : <span data-badge={state}>{STATES[state]}</span>}
        {node !== null && (
          <button type="button" onClick={() => onShow(finding)} aria-label={`Show ${about}`}>
            Show
          </button>
        )}
        {patch.length > 0 && severity !== 'note' && (
          <button
            type="button"
            onClick={() => onToggle(key)}
            aria-label={`${state === 'cured' ? 'Undo the cure' : 'Cure'}: ${about}`}
          >
            {state === 'cured' ? 'Undo' : 'Cure'}
          </button>
        )}
      </div>
    </li>
  )
})

/** Moves the focus among the findings with the arrow keys, so that a long list need not be tabbed through. */
function moveAmongItems(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const item = (event.target as Element).closest('li[data-code]')
  const next = event.key === 'ArrowDown' ? item?.nextElementSibling : item?.previousElementSibling
  const button = next?.querySelector<HTMLElement>('button')
  if (!button) return
  event.preventDefault()
  button.focus()
}

/** Every finding with what Craft.js does, its cure, and the changes that make it. */
export function FindingList({ findings, onShow, onToggle }: FindingsProps) {
  return (
    // The keys only move the focus among the buttons below.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol className="doctor-findings" data-many={findings.length > MANY} onKeyDown={moveAmongItems}>
      {findings.map((finding, at) => (
        <FindingItem key={`${finding.key} ${at}`} finding={finding} onShow={onShow} onToggle={onToggle} />
      ))}
    </ol>
  )
}
