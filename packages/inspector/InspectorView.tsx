import { memo, type ReactNode, useState } from 'react'
import type { EditorReport, ListedNode } from './observe/report'
import type { RuleCall } from './observe/rules'

interface InspectorViewProps {
  /** The latest report of the editor; `null` before the first one. */
  report: EditorReport | null
  /** Newest first. */
  calls: readonly RuleCall[]
  onSelect: (id: string) => void
  onStep: (applied: number) => void
  onClearCalls: () => void
  /** Further sections. */
  children?: ReactNode
}

/** The state of an editor: its events, its Nodes, its history, and the calls of rules. */
export function InspectorView(props: InspectorViewProps): ReactNode {
  const { report, calls, onSelect, onStep, onClearCalls, children } = props
  return (
    <>
      <Events report={report} />
      <Section title="Nodes" count={report?.count}>
        {report ? <Tree report={report} onSelect={onSelect} /> : <p>No editor is rendered yet.</p>}
      </Section>
      <Section title="History" count={report?.changes.length}>
        <Changes report={report} onStep={onStep} />
      </Section>
      <Section title="Rule calls" count={calls.length || undefined}>
        <Calls calls={calls} onClear={onClearCalls} />
      </Section>
      {children}
    </>
  )
}

interface SectionProps {
  title: string
  count?: number
  /** Initial state. Default: `true`. */
  isOpen?: boolean
  children: ReactNode
}

/** A collapsible part of the view. It renders its content only while it is open. */
export function Section({ title, count, isOpen: isOpenAtFirst = true, children }: SectionProps): ReactNode {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title}
        {count !== undefined && ` (${count})`}
      </summary>
      {isOpen && children}
    </details>
  )
}

const EVENTS = ['selected', 'hovered', 'dragged'] as const

function Events({ report }: Pick<InspectorViewProps, 'report'>) {
  const labelOf = (id: string) => report?.nodes.find((node) => node.id === id)?.label ?? id
  return (
    <dl className="inspector-events">
      {EVENTS.map((event) => (
        <div key={event}>
          <dt>{event}</dt>
          <dd>{report?.[event].map(labelOf).join(', ') || 'none'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Tree({ report, onSelect }: { report: EditorReport } & Pick<InspectorViewProps, 'onSelect'>) {
  const { nodes, count, selected, hovered, dragged } = report
  return (
    <>
      <ul className="inspector-tree" aria-label="Nodes">
        {nodes.map((node) => (
          <TreeRow
            key={node.id}
            {...node}
            isSelected={selected.includes(node.id)}
            isHovered={hovered.includes(node.id)}
            isDragged={dragged.includes(node.id)}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {count > nodes.length && <p>{count - nodes.length} more Nodes are not listed.</p>}
    </>
  )
}

/** Non-breaking spaces that indent one level of the tree. */
const INDENT = '\u00a0\u00a0\u00a0\u00a0'

interface TreeRowProps extends ListedNode, Pick<InspectorViewProps, 'onSelect'> {
  isSelected: boolean
  isHovered: boolean
  isDragged: boolean
}

// Memoized: of a thousand rows, a change affects one or two. Pure, so that Turbopack drops it where nothing uses it.
const TreeRow = /* @__PURE__ */ memo(function TreeRow({ onSelect, ...row }: TreeRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={row.isSelected}
        data-hovered={row.isHovered || undefined}
        data-dragged={row.isDragged || undefined}
        data-changed={row.isChanged || undefined}
        onClick={() => onSelect(row.id)}
      >
        <span>
          <span aria-hidden="true">{INDENT.repeat(Math.min(row.depth, 8))}</span>
          {row.label}
        </span>
        {row.isCanvas && <small>canvas</small>}
        {row.isLinked && <small>linked</small>}
        <code>{row.id}</code>
      </button>
    </li>
  )
})

function Changes({ report, onStep }: Pick<InspectorViewProps, 'report' | 'onStep'>) {
  if (!report || report.changes.length === 0)
    return <p>No changes yet. Edit the page, and each one is listed here.</p>
  const { changes, applied } = report
  return (
    <ol className="inspector-history" aria-label="History" start={0}>
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

function Calls({ calls, onClear }: Pick<InspectorViewProps, 'calls'> & { onClear: () => void }) {
  if (calls.length === 0)
    return <p>No rule has been called yet. Drag something over a component that has rules.</p>
  return (
    <>
      <ol className="inspector-calls" aria-label="Rule calls">
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
      <button type="button" className="inspector-clear" onClick={onClear}>
        Clear rule calls
      </button>
    </>
  )
}

/** The lines of a saved page. Those from `start` up to, but not including, `end` are marked as changed. */
export function SavedPage({ lines, start, end }: { lines: string[]; start: number; end: number }): ReactNode {
  return (
    // A region that scrolls must be reachable by keyboard.
    <pre className="inspector-saved" tabIndex={0} role="region" aria-label="Saved page">
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
