import { createElement, useCallback, useEffect, useRef, useState } from 'react'
import type { DemoRecord } from '../../model/demo'
import { loadSheet, trustedProse } from '../ui'
import { type Controls, DemoBar } from './DemoBar'
import { DemoPanels } from './DemoPanels'
import sheet from './demo.sheet.css'
import type { SavedText } from './SavedPage'
import { changedLines, savedLines } from '../../model/savedLines'
import { useLiveDemo } from './useLiveDemo'

/** Said before anything has happened. */
const HINT = 'Drag with a mouse. By keyboard or touch, select a node here and move it with the buttons.'

export interface DemoProps {
  demo: DemoRecord
  /** Says what the demo shows; names it for those who cannot see it. */
  title: string
  /** What stands open below the editor at first, the code when left out; `null` for nothing below it. */
  panel?: 'code' | 'saved' | null
}

/** A small editor with its code and what it would save: a picture at first, alive when it comes near the screen. */
export function Demo({ demo, title, panel = 'code' }: DemoProps) {
  const place = useRef<HTMLDivElement>(null)
  const { state, load, keep, repeat } = useLiveDemo(demo.name, place)
  const [controls, setControls] = useState<Controls | null>(null)
  const [text, setText] = useState<SavedText>(() => ({ lines: savedLines(demo.saved), start: 0, end: 0 }))
  const [message, setMessage] = useState(HINT)
  const [run, setRun] = useState(0)
  const isFollowed = useRef(false)

  const follow = useCallback((next: Controls) => {
    setControls((last) => {
      if (!last && place.current) holdHeight(place.current)
      return next
    })
    const lines = savedLines(next.view.saved)
    // A new editor has new ids throughout, and nothing has changed.
    const marks = isFollowed.current ? changedLines : () => ({ start: 0, end: 0 })
    setText((last) => {
      const isSame = lines.join('\n') === last.lines.join('\n')
      return isSame ? last : { lines, ...marks(last.lines, lines) }
    })
    isFollowed.current = true
  }, [])

  // A page that is loaded has the sheet in its head; this is for one that React came to.
  useEffect(() => void loadSheet(sheet).catch(() => {}), [])

  const isRefused = controls?.view.isRefused ?? false
  useEffect(() => {
    if (isRefused) setMessage('Refused: a drop is not allowed here.')
  }, [isRefused])

  return (
    <div className="demo" role="group" aria-label={`Live demo: ${title}`}>
      <p className="demo-title">{title}</p>
      <div
        className="demo-stage"
        ref={place}
        data-replay=""
        data-stage={state.stage}
        onClickCapture={state.stage === 'live' ? undefined : (event) => keep(event.nativeEvent)}
      >
        {state.stage === 'live' ? (
          <div className="demo-editor" key={run}>
            {createElement(state.LiveEditor, {
              component: state.component,
              onChange: follow,
              onAlive: repeat,
            })}
          </div>
        ) : (
          <div
            className="demo-editor"
            key="picture"
            dangerouslySetInnerHTML={{ __html: trustedProse(demo.html) }}
          />
        )}
      </div>
      <DemoBar
        controls={controls}
        tell={setMessage}
        reset={() => {
          setRun(run + 1)
          isFollowed.current = false
          setMessage('The demo is as it was at first.')
        }}
      />
      <p className="demo-status" role="status">
        {state.stage === 'failed' ? 'The editor could not be loaded.' : message}
        {state.stage === 'failed' && (
          <button type="button" onClick={load}>
            Try again
          </button>
        )}
      </p>
      <p className="demo-still">This editor runs with JavaScript. You see what it starts with.</p>
      {panel && (
        <DemoPanels id={`demo-${demo.name}`} title={title} code={demo.code} text={text} panel={panel} />
      )}
    </div>
  )
}

/** Lets the place of an editor grow, but not shrink: what stands below moves as little as possible. */
function holdHeight(place: HTMLElement): void {
  place.style.minHeight = `${place.getBoundingClientRect().height}px`
}
