import { type KeyboardEvent, memo, startTransition, useEffect, useState } from 'react'
import { CODES, isSound } from '@craftjs-site/saved-page'
import { CodeText } from './CodeList'
import type { ShownFinding } from './diagnosis'
import type { Examination } from './useDoctor'

interface FindingsProps {
  findings: readonly ShownFinding[]
  onShow: (finding: ShownFinding) => void
  onToggle: (key: string) => void
}

/** From this many findings on, the browser lays out only those in view. */
const MANY = 100
/** So many findings are added at once, so that the page answers the reader while a long list grows. */
const STEP = 100

/** What the button of a finding does: a note is no fault, so there is nothing to fix. */
const ACTIONS = {
  fix: { make: 'Fix', undo: 'Undo the fix', done: 'Fixed' },
  change: { make: 'Change', undo: 'Undo the change', done: 'Changed' },
} as const

interface ItemProps extends Omit<FindingsProps, 'findings'> {
  finding: ShownFinding
}

const FindingItem = memo(function FindingItem({ finding, onShow, onToggle }: ItemProps) {
  const { code, severity, node, message, changes, size, key, state } = finding
  const { effect, fix } = CODES[code]
  const about = `${code}${node === null ? '' : ` of ${node}`}`
  const action = severity === 'note' ? ACTIONS.change : ACTIONS.fix
  const isFixed = state === 'fixed'
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
      <p className="doctor-effect">
        <b>{severity === 'note' ? 'If you do not want that:' : 'Fix:'}</b> <CodeText text={fix} />
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
            aria-label={`${isFixed ? action.undo : action.make}: ${about}`}
          >
            {isFixed ? 'Undo' : action.make}
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

/** Every finding with what Craft.js does, its fix, and the changes that make it. */
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

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** What the findings come to, in one or two sentences. */
export function verdict(examination: Examination | null): string {
  if (!examination) return 'Paste a saved page to see what is wrong with it.'
  const { findings, reading } = examination
  if (reading.rows === null) return 'There is no page in this text.'
  const counts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length
    return count === 0 ? [] : [plural(count, severity)]
  })
  if (counts.length === 0) return 'This page is sound: nothing was found.'
  const notes = findings.some(({ severity }) => severity === 'note')
  const open = findings.filter(({ state, severity }) => state === 'open' && severity !== 'note').length
  const done = notes ? 'All but the notes are fixed.' : 'All are fixed.'
  const sum = isSound(findings) ? 'The page is sound.' : open === 0 ? done : `${open} to fix.`
  return `${counts.join(', ')}. ${sum}`
}
