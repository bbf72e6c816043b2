import { type RefObject, useState } from 'react'
import type { DemoRecord } from '../../model/body'
import { sampleFile, SANDBOX, SANDBOX_FLAGS } from '../../model/playground'
import { DemoBar } from '../../theme/demo/DemoBar'
import { DemoFoot, HINT } from '../../theme/demo/DemoFoot'
import { trustedHtml, withPathPrefix } from '../../theme/ui'
import type { PlaygroundSession } from '../session/PlaygroundSession'
import type { PlaygroundState } from '../session/playgroundState'
import { TEMPLATES } from '../session/samples'

interface ResultPaneProps {
  session: PlaygroundSession
  state: PlaygroundState
  /** The state whose reports are rendered. It may lag behind `state`. */
  deferred: PlaygroundState
  /** The element that contains the runner's frames. */
  frames: RefObject<HTMLDivElement>
  /** The default sample, whose snapshot is shown until a project is open. */
  demo: DemoRecord
}

/** The running editor, and below it a bar for editing without dragging, and notes about the page. */
export function ResultPane({ session, state, deferred, frames, demo }: ResultPaneProps) {
  const { title, problems, notice, pageNote, hasSavedPage, holdReason } = state
  const { report, status } = deferred
  const [isBarOpen, setBarOpen] = useState(false)
  const isFaulty = title !== null && report === null && problems.length > 0
  const fault = isFaulty ? 'This code has an error, which is shown below the code.' : null
  return (
    <section className="playground-pane" id="pane-result" aria-label="Result">
      <h2>Result</h2>
      <div className="playground-stage">
        <div className="playground-frames" ref={frames} dangerouslySetInnerHTML={{ __html: firstFrame() }} />
        {title === null && <Snapshot html={demo.html} />}
        {holdReason !== null && (
          <div className="playground-held controls">
            <p>{holdReason}</p>
            <button type="button" className="control-primary" onClick={session.runHeld}>
              Run the code
            </button>
          </div>
        )}
      </div>
      <div className="playground-foot">
        <div className="demo">
          <DemoFoot
            id="move"
            status={status || HINT}
            isOpen={isBarOpen}
            onToggle={() => setBarOpen(!isBarOpen)}
          >
            <DemoBar
              report={{ nodes: report?.nodes ?? [], selected: report?.selected[0] ?? null }}
              run={session.command}
            />
          </DemoFoot>
        </div>
        {[notice, fault, pageNote].map((note) => note !== null && <p key={note}>{note}</p>)}
        {hasSavedPage && (
          <p>
            The page keeps your changes while the code changes.{' '}
            <button type="button" onClick={() => session.resetPage()}>
              Reset the page
            </button>
          </p>
        )}
      </div>
    </section>
  )
}

/**
 * The frame of the first run. It has no address until the scripts start (plugins/late-hydration). React does not manage
 * it, because the runner replaces frames.
 */
const firstFrame = () =>
  trustedHtml(
    `<iframe title="Result" sandbox="${SANDBOX_FLAGS}" data-waiting data-start-src="${withPathPrefix(SANDBOX)}" data-start-data="${withPathPrefix(sampleFile(TEMPLATES[0].id))}"></iframe>`,
  )

/** The page of the default sample, prerendered by the build. */
function Snapshot({ html }: { html: string }) {
  return (
    <div className="prose">
      <div className="demo">
        <div className="demo-editor" dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
      </div>
    </div>
  )
}
