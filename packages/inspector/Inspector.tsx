import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import style from './inspector.css'
import { type EditorReport, type EditorStore, goTo, onRuleCalls, type RuleCall, useReports } from './observe'
import { InspectorView, SavedPage, Section } from './InspectorView'

/** Maximum number of listed Nodes, and of listed changes. */
const MAX_LISTED = 1000

/** Maximum number of listed rule calls. */
const MAX_CALLS = 200

/**
 * A panel that shows the state of the editor around it, for development. Render it before `Frame`, so that it records
 * every call of a rule.
 */
export function Inspector(): ReactNode {
  const [isOpen, setOpen] = useState(true)
  const [report, setReport] = useState<EditorReport | null>(null)
  const [calls, setCalls] = useState<readonly RuleCall[]>([])
  const onReport = useCallback((next: EditorReport) => startTransition(() => setReport(next)), [])
  const store = useReports(onReport, MAX_LISTED)
  useEffect(
    () => onRuleCalls((added) => setCalls((last) => [...[...added].reverse(), ...last].slice(0, MAX_CALLS))),
    [],
  )
  const onSelect = useCallback((id: string) => store.actions.selectNode(id), [store])
  // Before hydration there is no report, and on a server there is no `document.body`.
  if (report === null) return null
  return createPortal(
    <aside className="inspector inspector-panel" aria-label="Inspector">
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Inspector
      </button>
      {isOpen && (
        <InspectorView
          report={report}
          calls={calls}
          onSelect={onSelect}
          onStep={(applied) => goTo(store, applied)}
          onClearCalls={() => setCalls([])}
        >
          <Section title="Saved page" isOpen={false}>
            <Saved store={store} report={report} />
          </Section>
        </InspectorView>
      )}
    </aside>,
    document.body,
  )
}

/** The result of `query.serialize()`, one Node per line. */
function Saved({ store, report }: { store: EditorStore; report: EditorReport }) {
  const changed = new Set(report.nodes.filter(({ isChanged }) => isChanged).map(({ id }) => id))
  const entries = Object.entries(store.query.getSerializedNodes())
  const lines = entries.map(([id, node]) => `${JSON.stringify(id)}: ${JSON.stringify(node)}`)
  const marks = entries.map(([id]) => changed.has(id))
  return (
    <SavedPage lines={lines} start={Math.max(0, marks.indexOf(true))} end={marks.lastIndexOf(true) + 1} />
  )
}
