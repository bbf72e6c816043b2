import { memo, useMemo } from 'react'
import type { EditorReport, RuleCall } from '../frame/messages'
import type { SavedNodes } from '../../model/body'
import { changedLines, savedLines } from '../../model/savedLines'

interface StatePaneProps {
  /** What the editor reports; `null` before it has reported anything. */
  report: EditorReport | null
  /** The saved page before the last change, with which the one in `report` is compared. */
  savedBefore: string | null
  /** What the page of the start would save, for readers who have not started the playground. */
  initial: SavedNodes
  calls: readonly RuleCall[]
  onSelect: (id: string) => void
  onStep: (to: number) => void
  onClearCalls: () => void
}

/** The state of the editor: its Nodes, events, history, and the calls of rules. */
export const StatePane = memo(function StatePane({
  report,
  savedBefore,
  initial,
  calls,
  onSelect,
  onStep,
  onClearCalls,
}: StatePaneProps) {
  return (
    <section className="playground-state-pane" id="pane-state" aria-label="State">
      <h2>State</h2>
      <Events report={report} />
      <details open>
        <summary>Nodes{report && ` (${report.count})`}</summary>
        {report ? (
          <Tree report={report} savedBefore={savedBefore} onSelect={onSelect} />
        ) : (
          <p>The tree appears once the code runs.</p>
        )}
      </details>
      <details open>
        <summary>History{report && ` (${report.changes.length})`}</summary>
        <Changes report={report} onStep={onStep} />
      </details>
      <details open>
        <summary>Rule calls{calls.length > 0 && ` (${calls.length})`}</summary>
        <Calls calls={calls} onClear={onClearCalls} />
      </details>
      <details open>
        <summary>Saved page</summary>
        <Saved report={report} savedBefore={savedBefore} initial={initial} />
      </details>
    </section>
  )
})

const EVENTS = ['selected', 'hovered', 'dragged'] as const

function Events({ report }: Pick<StatePaneProps, 'report'>) {
  const labels = useMemo(() => new Map(report?.nodes.map(({ id, label }) => [id, label])), [report])
  return (
    <dl className="playground-state-events">
      {EVENTS.map((event) => (
        <div key={event}>
          <dt>{event}</dt>
          <dd>{report?.[event].map((id) => labels.get(id) ?? id).join(', ') || 'none'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Spaces that do not break, for each level of the tree. */
const INDENT = '\u00a0'.repeat(4)

function Tree({
  report,
  savedBefore,
  onSelect,
}: { report: EditorReport } & Pick<StatePaneProps, 'savedBefore' | 'onSelect'>) {
  const { nodes, count, saved, selected, hovered, dragged } = report
  const changed = useMemo(() => changedNodes(savedBefore, saved), [savedBefore, saved])
  return (
    <>
      <ul className="playground-state-tree" aria-label="Nodes">
        {nodes.map(({ id, label, depth, isCanvas, isLinked }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={selected.includes(id)}
              data-hovered={hovered.includes(id) || undefined}
              data-dragged={dragged.includes(id) || undefined}
              data-changed={changed.has(id) || undefined}
              onClick={() => onSelect(id)}
            >
              <span>
                <span aria-hidden="true">{INDENT.repeat(Math.min(depth, 8))}</span>
                {label}
              </span>
              {isCanvas && <small>canvas</small>}
              {isLinked && <small>linked</small>}
              <code>{id}</code>
            </button>
          </li>
        ))}
      </ul>
      {count > nodes.length && <p>{count - nodes.length} more Nodes are not listed.</p>}
    </>
  )
}

/** The ids of Nodes that the last change added or changed. */
function changedNodes(before: string | null, saved: string | null): ReadonlySet<string> {
  if (before === null || saved === null) return new Set()
  const [last, nodes] = [textsOf(before), textsOf(saved)]
  return new Set(Object.keys(nodes).filter((id) => nodes[id] !== last[id]))
}

/** Each Node of a saved page as text. The frame may report anything, also what is nested too deep to be written. */
function textsOf(saved: string): Record<string, string> {
  try {
    const entries = Object.entries(JSON.parse(saved) as SavedNodes)
    return Object.fromEntries(entries.map(([id, node]) => [id, JSON.stringify(node)]))
  } catch {
    return {}
  }
}

/** More lines take too long to lay out. */
const MAX_LINES = 20_000
const TOO_LARGE = ['The page is too large to be shown.']

/** A saved page in lines. */
function linesOf(saved: string): string[] {
  try {
    const lines = savedLines(JSON.parse(saved))
    return lines.length > MAX_LINES ? TOO_LARGE : lines
  } catch {
    return TOO_LARGE
  }
}

function Changes({ report, onStep }: Pick<StatePaneProps, 'report' | 'onStep'>) {
  if (!report || report.changes.length === 0)
    return <p>No changes yet. Edit the page, and each one is listed here.</p>
  const { changes, applied } = report
  return (
    <ol className="playground-state-history" aria-label="History" start={0}>
      {['Start', ...changes].map((change, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === applied ? 'step' : undefined}
            data-undone={index > applied || undefined}
            onClick={() => onStep(index)}
          >
            {change}
          </button>
        </li>
      ))}
    </ol>
  )
}

function Calls({ calls, onClear }: Pick<StatePaneProps, 'calls'> & { onClear: () => void }) {
  if (calls.length === 0)
    return <p>No rule was called yet. Drag something over a component that has rules.</p>
  return (
    <>
      <ol className="playground-state-calls" aria-label="Rule calls">
        {calls.map((call, index) => (
          <li key={index} data-answer={call.answer} data-dragging={call.isDragging || undefined}>
            <code>
              {call.component}.{call.rule}({call.args})
            </code>{' '}
            <strong>{call.answer}</strong>
            {call.times > 1 && <small> ×{call.times}</small>}
          </li>
        ))}
      </ol>
      <button type="button" className="playground-state-clear" onClick={onClear}>
        Clear the list
      </button>
    </>
  )
}

function Saved({ report, savedBefore, initial }: Pick<StatePaneProps, 'report' | 'savedBefore' | 'initial'>) {
  const saved = report?.saved
  const { lines, start, end } = useMemo(() => {
    const unchanged = { start: 0, end: 0 }
    if (saved === undefined) return { lines: savedLines(initial), ...unchanged }
    if (saved === null) return { lines: TOO_LARGE, ...unchanged }
    const lines = linesOf(saved)
    return { lines, ...(savedBefore === null ? unchanged : changedLines(linesOf(savedBefore), lines)) }
  }, [saved, savedBefore, initial])
  return (
    // A region that scrolls must be reachable by keyboard.
    <pre className="playground-state-saved" tabIndex={0} role="region" aria-label="Saved page">
      <code>
        {lines.slice(0, start).join('\n')}
        {start > 0 && '\n'}
        {end > start && <mark>{lines.slice(start, end).join('\n')}</mark>}
        {end > start && '\n'}
        {lines.slice(end).join('\n')}
      </code>
    </pre>
  )
}
