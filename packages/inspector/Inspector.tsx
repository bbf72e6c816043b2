import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import style from './inspector.css'
import { type EditorReport, goTo, onRuleCalls, type RuleCall, useReports } from './observe'
import { Saved } from './Saved'
import { useRenders } from './useRenders'
import { InspectorView, Renders, Section } from './view'

/** How many Nodes and changes are listed. */
const MAX_LISTED = 1000

/** How many calls of rules are listed. */
const MAX_CALLS = 200

/**
 * A panel that shows the state of the editor around it, for development. Render it before `Frame`, so that it sees every
 * call of a rule.
 */
export function Inspector(): ReactNode {
  const [isOpen, setOpen] = useState(true)
  const [report, setReport] = useState<EditorReport | null>(null)
  const [calls, setCalls] = useState<readonly RuleCall[]>([])
  const onReport = useCallback((next: EditorReport) => startTransition(() => setReport(next)), [])
  const store = useReports(onReport, MAX_LISTED)
  const [renders, clearRenders] = useRenders(store, Inspector)
  useEffect(
    () => onRuleCalls((added) => setCalls((last) => [...[...added].reverse(), ...last].slice(0, MAX_CALLS))),
    [],
  )
  const onSelect = useCallback((id: string) => store.actions.selectNode(id), [store])
  const onStep = useCallback((applied: number) => goTo(store, applied), [store])
  const clearCalls = useCallback(() => setCalls([]), [])
  // There is no report before hydration, and no body on a server.
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
          onStep={onStep}
          onClearCalls={clearCalls}
        >
          <Section title="Re-renders" count={renders?.length}>
            {renders === null ? (
              <p>React does not report them here. They need Fast Refresh, or React Developer Tools.</p>
            ) : (
              <Renders renders={renders} onClear={clearRenders} />
            )}
          </Section>
          <Section title="Saved page" isOpen={false}>
            <Saved store={store} report={report} />
          </Section>
        </InspectorView>
      )}
    </aside>,
    document.body,
  )
}
