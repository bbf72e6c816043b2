import { type KeyboardEvent, memo, useState } from 'react'
import { CODES } from '@craftjs-site/saved-page'
import { CodeText } from './CodeList'
import { needsChoice, type ShownFinding } from './diagnosis'

interface FindingsProps {
  findings: readonly ShownFinding[]
  /** The components of the resolver, as far as they are known. */
  names: readonly string[]
  onRename: (component: string, name: string) => void
  onShow: (finding: ShownFinding) => void
  onToggle: (key: string) => void
}

/** The number of findings shown at first, and added by “Show more”. */
const FINDINGS_PER_STEP = 100

/** Labels of the button of a finding. A note is not a fault, so its button says “Change” instead of “Fix”. */
const ACTIONS = {
  fix: { make: 'Fix', undo: 'Undo the fix', done: 'Fixed' },
  change: { make: 'Change', undo: 'Undo the change', done: 'Changed' },
} as const

interface ItemProps extends Omit<FindingsProps, 'findings'> {
  finding: ShownFinding
}

const FindingItem = memo(function FindingItem({ finding, names, onRename, onShow, onToggle }: ItemProps) {
  const { code, severity, node, message, lacks, changes, size, key, state } = finding
  const { effect, fix } = CODES[code]
  const about = `${code}${node === null ? '' : ` of ${node}`}`
  const action = severity === 'note' ? ACTIONS.change : ACTIONS.fix
  const isFixed = state === 'fixed'
  // An open error or warning without changes has no fix.
  const hasFix = severity === 'note' || size > 0 || state !== 'open'
  const badge = isFixed ? action.done : state === 'read' ? 'Fixed while reading' : null
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
      {hasFix ? (
        <p className="doctor-effect">
          <b>{severity === 'note' ? 'If that is not what you want:' : 'Fix:'}</b> <CodeText text={fix} />
        </p>
      ) : null}
      {size > 0 && (
        <details>
          <summary>{size === 1 ? '1 change' : `${size} changes`}</summary>
          <pre>{changes}</pre>
        </details>
      )}
      <div className="doctor-actions">
        {badge === null ? null : <span data-badge={state}>{badge}</span>}
        {lacks ? (
          <select
            aria-label={`Replacement for ${lacks.component}`}
            value={lacks.substitute ?? ''}
            onChange={({ currentTarget }) => onRename(lacks.component, currentTarget.value)}
          >
            <option value="" disabled>
              Choose a component
            </option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ) : null}
        {node !== null && (
          <button type="button" onClick={() => onShow(finding)} aria-label={`Show ${about}`}>
            Show
          </button>
        )}
        {size > 0 && (
          <button
            type="button"
            onClick={() => onToggle(key)}
            aria-label={`${isFixed ? action.undo : action.make}: ${about}`}
          >
            {isFixed ? 'Undo' : needsChoice(finding) ? 'Fix with a div' : action.make}
          </button>
        )}
      </div>
    </li>
  )
})

/** Moves the focus between findings with the arrow keys, so that a long list does not have to be tabbed through. */
function moveAmongItems(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const item = (event.target as Element).closest('li[data-code]')
  const next = event.key === 'ArrowDown' ? item?.nextElementSibling : item?.previousElementSibling
  const button = next?.querySelector<HTMLElement>('button')
  if (!button) return
  event.preventDefault()
  button.focus()
}

/** All findings, each with its effect in Craft.js, its fix, and the changes of that fix. */
export function FindingList({ findings, ...rest }: FindingsProps) {
  const [limit, setLimit] = useState(FINDINGS_PER_STEP)
  return (
    <>
      {/* The keys only move the focus among the buttons below. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol className="doctor-findings" onKeyDown={moveAmongItems}>
        {findings.slice(0, limit).map((finding, at) => (
          <FindingItem key={`${finding.key} ${at}`} finding={finding} {...rest} />
        ))}
      </ol>
      {limit < findings.length && (
        <button type="button" onClick={() => setLimit(limit + FINDINGS_PER_STEP)}>
          Show more of {findings.length.toLocaleString('en-US')} findings
        </button>
      )}
    </>
  )
}
