import type { ShownFinding } from './diagnosis'
import { FindingList } from './Findings'
import { type Summary, SummaryBar } from './Summary'
import type { useInspection } from './useInspection'

const NONE: readonly never[] = []

/** Maximum number of listed components. A page may name thousands. */
const MAX_LISTED = 200

interface FindingsPaneProps {
  tool: ReturnType<typeof useInspection>
  summary: Summary
  /** The result of the last copy. */
  status: string
  onCopy: () => void
  onShow: (finding: ShownFinding) => void
}

/** The findings about a page, with their summary. */
export function FindingsPane({ tool, summary, status, onCopy, onShow }: FindingsPaneProps) {
  const { inspection, isBusy, failure } = tool
  const { reading, findings = NONE, request } = inspection ?? {}
  const message = failure
    ? `The inspection failed: ${failure}. Your text is unchanged.`
    : isBusy
      ? 'Inspecting…'
      : status || summary.message
  return (
    <section aria-labelledby="findings" aria-busy={isBusy}>
      <h2 id="findings">Findings</h2>
      {reading && reading.places.length > 1 ? (
        <div className="doctor-row">
          <label htmlFor="page-in-text">Page</label>
          <select
            id="page-in-text"
            value={request?.at ?? reading.at}
            onChange={({ currentTarget }) => tool.choosePage(Number(currentTarget.value))}
          >
            {reading.places.map((place, at) => (
              <option key={at} value={at}>
                {place}
              </option>
            ))}
          </select>
          <span>Your text contains {reading.places.length.toLocaleString('en-US')} pages.</span>
        </div>
      ) : null}
      <SummaryBar
        summary={summary}
        message={message}
        onFix={tool.fixAll}
        onCopy={onCopy}
        onUndo={tool.undoAll}
      />
      {summary.needed.length > 0 ? (
        <div className="doctor-row doctor-needed" role="group" aria-labelledby="needed">
          <span id="needed">In your resolver:</span>
          {summary.needed.slice(0, MAX_LISTED).map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={!tool.absent.includes(name)}
                onChange={({ currentTarget }) => tool.setInResolver(name, currentTarget.checked)}
              />
              <code>{name}</code>
            </label>
          ))}
        </div>
      ) : null}
      {reading && reading.encodings.length > 0 ? <p>Read from {reading.encodings.join(', ')}.</p> : null}
      {summary.isFixable ? (
        <p className="doctor-hint">
          “Fix all” fixes every error and warning, and you can undo each fix. It skips notes, which may be
          intentional, and components that only you can choose.
          {summary.losses === '' ? null : ` These fixes remove content: ${summary.losses}.`}
        </p>
      ) : null}
      {findings.length > 0 ? (
        <FindingList
          findings={findings}
          names={request?.names ?? NONE}
          onRename={tool.rename}
          onShow={onShow}
          onToggle={tool.toggle}
        />
      ) : null}
    </section>
  )
}
