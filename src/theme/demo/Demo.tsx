import {
  createElement,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { DemoRecord } from '../../model/body'
import { demoSampleId, sampleLink } from '../../model/sampleLink'
import { savedLines } from '../../model/savedLines'
import { Link, trustedHtml, useSheet } from '../ui'
import type { RunCommand } from './commands'
import { DemoFoot, HINT } from './DemoFoot'
import { DemoPanels, type SavedText } from './DemoPanels'
import sheet from './demo.sheet.css'
import sheetOfBlocks from './blocksDemo.sheet.css'
import type { DemoReport } from './instrumented/demoReport'
import { useLiveDemo } from './useLiveDemo'

export interface DemoProps {
  demo: DemoRecord
  /** Describes the demo, and labels it for screen readers. */
  title: string
  /** The panel that is open below the editor at first; `null` for no panels. */
  panel?: 'code' | 'saved' | null
}

/** A small editor with its code and its saved page. It is a snapshot at first, and becomes live near the viewport. */
export function Demo({ demo, title, panel = 'code' }: DemoProps) {
  const place = useRef<HTMLDivElement>(null)
  const { state, load, recordClick, snapshot, replay } = useLiveDemo(demo.name, place)
  const [report, setReport] = useState<DemoReport | null>(null)
  const [text, setText] = useState<SavedText>(() => ({ lines: savedLines(demo.saved), start: 0, end: 0 }))
  const [message, setMessage] = useState<ReactNode>(HINT)
  const [resets, setResets] = useState(0)
  const [isBarOpen, setBarOpen] = useState(false)
  const [isCodeShown, setCodeShown] = useState(true)

  const update = useCallback((next: DemoReport, saved: SavedText | null) => {
    setReport((last) => {
      if (!last && place.current) keepHeight(place.current)
      return next
    })
    if (saved) setText(saved)
  }, [])

  useSheet(sheet)
  useSheet(demo.name === 'Blocks' ? sheetOfBlocks : sheet)

  const run: RunCommand = (...command) => {
    if (state.phase === 'live' && report) setMessage(state.runCommand(report.store, ...command))
  }

  const refusal = report?.refusal ?? null
  useEffect(() => {
    if (refusal !== null) setMessage(`Refused: ${refusal}`)
  }, [refusal])

  const id = `demo-${demo.name}`
  return (
    <div
      className="demo"
      role="group"
      aria-label={`Live demo: ${title}`}
      onFocus={(event) => isByKeyboard(event) && setBarOpen(true)}
    >
      <DemoHead
        title={title}
        isLive={report !== null}
        run={run}
        reset={() => {
          setResets(resets + 1)
          setMessage('The demo was reset.')
        }}
        code={
          panel && {
            id: `${id}-panels`,
            isShown: isCodeShown,
            toggle: () => setCodeShown(!isCodeShown),
          }
        }
      />
      <div className="demo-body">
        <div className="demo-main">
          <div
            className="demo-stage"
            ref={place}
            data-replay=""
            data-phase={state.phase}
            onClickCapture={state.phase === 'live' ? undefined : (event) => recordClick(event.nativeEvent)}
          >
            {state.phase === 'live' ? (
              <div className="demo-editor" key={resets}>
                {createElement(state.LiveEditor, {
                  component: state.component,
                  onChange: update,
                  onReady: replay,
                })}
              </div>
            ) : (
              <div
                className="demo-editor"
                key="snapshot"
                ref={snapshot}
                dangerouslySetInnerHTML={{ __html: trustedHtml(demo.html) }}
              />
            )}
          </div>
          <DemoFoot
            id={`${id}-bar`}
            isOpen={isBarOpen}
            onToggle={() => setBarOpen(!isBarOpen)}
            status={
              <>
                {state.phase === 'failed' ? 'The editor could not be loaded.' : message}
                {state.phase === 'failed' && (
                  <button type="button" onClick={load}>
                    Try again
                  </button>
                )}
              </>
            }
          >
            {state.phase === 'live' && report && createElement(state.DemoBar, { report, run })}
          </DemoFoot>
          <p className="demo-noscript">
            This editor needs JavaScript. Without it, you see only its initial page.
          </p>
        </div>
        {panel && (
          <DemoPanels
            id={id}
            title={title}
            code={demo.code}
            text={text}
            panel={panel}
            isShown={isCodeShown}
          />
        )}
      </div>
      <p className="demo-open">
        <Link href={sampleLink(demoSampleId(demo.name))}>Open in playground</Link>
      </p>
    </div>
  )
}

interface DemoHeadProps {
  title: string
  isLive: boolean
  run: RunCommand
  reset: () => void
  /** The panels with the code; `null` for a demo without them. */
  code: { id: string; isShown: boolean; toggle: () => void } | null
}

/** The title bar of a demo: its name on a tag, and buttons for undo, redo, reset and the code. */
function DemoHead({ title, isLive, run, reset, code }: DemoHeadProps) {
  const button = (label: string, press: () => void) => (
    <button type="button" title={label} disabled={!isLive} onClick={press} />
  )
  return (
    <div className="demo-head">
      <p className="demo-title">{title}</p>
      <div className="demo-actions">
        {button('Undo', () => run('undo'))}
        {button('Redo', () => run('redo'))}
        {button('Reset', reset)}
        {code && (
          <button
            type="button"
            title="Code"
            aria-expanded={code.isShown}
            aria-controls={code.id}
            onClick={code.toggle}
          />
        )}
      </div>
    </div>
  )
}

/** Whether the keyboard moved the focus. Fields are excluded: browsers show their focus ring after a click, too. */
const isByKeyboard = ({ target }: FocusEvent) => target.matches(':not(input):focus-visible')

/** Allows an element to grow but not to shrink, so that the content below it moves as little as possible. */
function keepHeight(element: HTMLElement): void {
  element.style.minHeight = `${element.getBoundingClientRect().height}px`
}
