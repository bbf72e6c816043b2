import { type ReactNode, useState } from 'react'
import type { EditorReport } from '../observe/report'
import type { RuleCall } from '../observe/rules'
import { History } from './History'
import { Tree } from './Tree'

interface InspectorViewProps {
  /** What the editor reports; `null` before it has reported anything. */
  report: EditorReport | null
  /** The latest first. */
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
        {report ? <Tree report={report} onSelect={onSelect} /> : <p>The tree appears once the code runs.</p>}
      </Section>
      <Section title="History" count={report?.changes.length}>
        <History report={report} onStep={onStep} />
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
  /** Whether it is open at first. */
  isOpen?: boolean
  children: ReactNode
}

/** A part of the view. While it is closed, it renders nothing. */
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

interface CallsProps {
  calls: readonly RuleCall[]
  onClear: () => void
}

function Calls({ calls, onClear }: CallsProps) {
  if (calls.length === 0)
    return <p>No rule was called yet. Drag something over a component that has rules.</p>
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
