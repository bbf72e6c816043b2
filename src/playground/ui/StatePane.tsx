import { memo, useMemo } from 'react'
import { InspectorView, SavedPage, Section } from '@craftjs-site/inspector/view'
import type { EditorReport, RuleCall } from '../frame/messages'
import type { SavedNodes } from '../../model/body'
import { changedLines, savedLines } from '../../model/savedLines'
import { Link } from '../../theme/ui'

const IDLE = 'The code is not running yet. To run it, click or tap it, or press a key in it.'

interface StatePaneProps {
  /** The latest report of the editor; `null` before the first one. */
  report: EditorReport | null
  /** The saved page before the last change, to compare with the one in `report`. */
  savedBefore: string | null
  /** The saved page of the default sample, shown until the playground starts; then `null`. */
  initial: SavedNodes | null
  calls: readonly RuleCall[]
  onSelect: (id: string) => void
  onStep: (to: number) => void
  onClearCalls: () => void
}

/** The state of the editor in the frame. */
export const StatePane = memo(function StatePane({ report, savedBefore, initial, ...rest }: StatePaneProps) {
  const saved = (
    <Section title="Saved page">
      <Saved report={report} savedBefore={savedBefore} initial={initial} />
    </Section>
  )
  return (
    <section className="playground-pane playground-state-pane inspector" id="pane-state" aria-label="State">
      <h2>State</h2>
      {initial && <p>{IDLE}</p>}
      {initial ? saved : <InspectorView {...{ report, ...rest }}>{saved}</InspectorView>}
      <p>
        <Link href="/docs/additional/inspector">Add this panel to your own editor</Link>
      </p>
    </section>
  )
})

/** More lines would take too long to lay out. */
const MAX_LINES = 20_000
const TOO_LARGE = ['The page is too large to be shown.']

/** The lines of a saved page. The frame may report anything, even JSON that is nested too deeply to format. */
function linesOf(saved: string): string[] {
  try {
    const lines = savedLines(JSON.parse(saved))
    return lines.length > MAX_LINES ? TOO_LARGE : lines
  } catch {
    return TOO_LARGE
  }
}

function Saved({ report, savedBefore, initial }: Pick<StatePaneProps, 'report' | 'savedBefore' | 'initial'>) {
  const saved = report?.saved
  const page = useMemo(() => {
    const unchanged = { start: 0, end: 0 }
    if (saved === undefined) return { lines: initial ? savedLines(initial) : [], ...unchanged }
    if (saved === null) return { lines: TOO_LARGE, ...unchanged }
    const lines = linesOf(saved)
    return { lines, ...(savedBefore === null ? unchanged : changedLines(linesOf(savedBefore), lines)) }
  }, [saved, savedBefore, initial])
  return page.lines.length > 0 ? <SavedPage {...page} /> : <p>No editor is rendered yet.</p>
}
