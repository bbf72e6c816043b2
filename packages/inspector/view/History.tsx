import { memo, type ReactNode, useMemo } from 'react'
import type { EditorReport } from '../observe/report'
import { Rows } from './Rows'

interface HistoryProps {
  report: EditorReport | null
  onStep: (applied: number) => void
}

const NONE: readonly string[] = []

/** The changes that can be undone and redone. A press goes to one. */
export function History({ report, onStep }: HistoryProps): ReactNode {
  const { changes = NONE, applied = 0 } = report ?? {}
  const items = useMemo(
    () =>
      ['Start', ...changes].map((change, at) => ({
        at,
        change,
        isCurrent: at === applied,
        isUndone: at > applied,
      })),
    [changes, applied],
  )
  if (changes.length === 0) return <p>No changes yet. Edit the page, and each one is listed here.</p>
  return (
    <ol className="inspector-history" aria-label="History" start={0}>
      <Rows items={items} row={HistoryRow} onPick={onStep} />
    </ol>
  )
}

interface HistoryRowProps {
  at: number
  change: string
  isCurrent: boolean
  isUndone: boolean
  onPick: (applied: number) => void
}

const HistoryRow = memo(function HistoryRow({ at, change, isCurrent, isUndone, onPick }: HistoryRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        data-undone={isUndone || undefined}
        onClick={() => onPick(at)}
      >
        {change}
      </button>
    </li>
  )
})
