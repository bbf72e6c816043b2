import { type KeyboardEvent, memo, startTransition, useEffect, useState } from 'react'
import { CODES } from '../../model/saved-page'
import { CodeText } from './CodeText'
import type { ShownFinding } from './diagnosis'

interface FindingsProps {
  findings: readonly ShownFinding[]
  onShow: (finding: ShownFinding) => void
  onToggle: (key: string) => void
}

/** From this many findings on, the browser lays out only those in view. */
const MANY = 100
/** So many findings are added at once, so that the page answers the reader while a long list grows. */
const STEP = 100

/** What the button of a finding does: a note is no fault, so there is nothing to cure. */
const ACTIONS = {
  cure: { make: 'Cure', undo: 'Undo the cure', done: 'Cured' },
  change: { make: 'Change', undo: 'Undo the change', done: 'Changed' },
} as const

interface ItemProps extends Omit<FindingsProps, 'findings'> {
  finding: ShownFinding
}

const FindingItem = memo(function FindingItem({ finding, onShow, onToggle }: ItemProps) {
  const { code, severity, node, message, changes, size, key, state } = finding
  const { effect, cure } = CODES[code]
  const about = `${code}${node === null ? '' : ` of ${node}`}`
  const action = severity === 'note' ? ACTIONS.change : ACTIONS.cure
  const isCured = state === 'cured'
  const badge = isCured ? action.done : state === 'mended' ? 'Mended while reading' : null
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
      {size > 0 && (
        <details>
          <summary>{size === 1 ? '1 change' : `${size} changes`}</summary>
          <pre>{changes}</pre>
        </details>
      )}
      <div className="doctor-actions">
        {badge === null ? null : <span data-badge={state}>{badge}</span>}
        {node !== null && (
          <button type="button" onClick={() => onShow(finding)} aria-label={`Show ${about}`}>
            Show
          </button>
        )}
        {size > 0 && (
          <button
            type="button"
            onClick={() => onToggle(key)}
            aria-label={`${isCured ? action.undo : action.make}: ${about}`}
          >
            {isCured ? 'Undo' : action.make}
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
  const [limit, setLimit] = useState(STEP)
  useEffect(() => {
    if (limit >= findings.length) return
    const timer = setTimeout(() => startTransition(() => setLimit(limit + STEP)))
    return () => clearTimeout(timer)
  }, [limit, findings])
  return (
    // The keys only move the focus among the buttons below.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol className="doctor-findings" data-many={findings.length > MANY} onKeyDown={moveAmongItems}>
      {findings.slice(0, limit).map((finding, at) => (
        <FindingItem key={`${finding.key} ${at}`} finding={finding} onShow={onShow} onToggle={onToggle} />
      ))}
    </ol>
  )
}
