import type { ReactNode } from 'react'
import type { EditorReport } from '../observe/report'
import { Rows } from './Rows'

interface HistoryProps {
  report: EditorReport | null
  onStep: (applied: number) => void
}

/** The changes that can be undone and redone. A press goes to one. */
export function History({ report, onStep }: HistoryProps): ReactNode {
  if (!report || report.changes.length === 0)
    return <p>No changes yet. Edit the page, and each one is listed here.</p>
  const items = ['Start', ...report.changes].map((change, at) => ({
    at,
    change,
    isCurrent: at === report.applied,
    isUndone: at > report.applied,
    onStep,
  }))
  return (
    <ol className="inspector-history" aria-label="History" start={0}>
      <Rows items={items} row={HistoryRow} />
    </ol>
  )
}

interface HistoryRowProps {
  at: number
  change: string
  isCurrent: boolean
  isUndone: boolean
  onStep: (applied: number) => void
}

function HistoryRow({ at, change, isCurrent, isUndone, onStep }: HistoryRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        data-undone={isUndone || undefined}
        onClick={() => onStep(at)}
      >
        {change}
      </button>
    </li>
  )
}
