import { createElement, useEffect, useMemo, useRef, useState } from 'react'
import { lessonChecks } from '../../../content/lessons'
import { lessonLink } from '../../model/lesson'
import { readStored, storageKeys, writeStored } from '../../theme/interactions/beforeHydration/storage'
import { Link, trustedHtml } from '../../theme/ui'
import { lessonSnapshot } from '../session/lessonSnapshot'
import type { OpenLesson } from '../session/openProject'
import type { PlaygroundState } from '../session/playgroundState'

/** Milliseconds before a hint appears, because code is often wrong while it is being typed. */
const HINT_DELAY_MS = 900

const idsIn = (text: string | null) => (text ?? '').split(' ').filter(Boolean)

/** The ids of the completed steps of a lesson, stored in the browser. */
function useProgress(id: string) {
  const key = storageKeys.lesson(id)
  const [done, setDone] = useState(() => idsIn(readStored(key)))
  useEffect(() => writeStored(key, done.length > 0 ? done.join(' ') : null), [key, done])
  return [done, setDone] as const
}

interface LessonPaneProps {
  lesson: OpenLesson
  state: PlaygroundState
  onSolution: () => void
  /** Downloads the open project. Resolves with instructions for the reader. */
  onDownload: () => Promise<string>
}

/** The text of a step, and the feedback of its check on the editor. */
export function LessonPane({ lesson, state, onSolution, onDownload }: LessonPaneProps) {
  const { id, at, steps, title, path, end } = lesson
  const step = steps[at]
  const heading = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useProgress(id)
  const [resetSteps, setResetSteps] = useState<string[]>([])
  const [hint, setHint] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const check = lessonChecks[id]?.[step?.id ?? '']
  const result = useMemo(() => check?.(lessonSnapshot(state)) ?? null, [check, state])
  const isRight = result === true && state.problems.length === 0
  const isDone = done.includes(step?.id ?? '')

  useEffect(() => {
    if (isRight && step) setDone((ids) => [...new Set([...ids, step.id])])
  }, [isRight, step, setDone])

  const hasMoved = useRef(false)
  useEffect(() => {
    // Here, not in `go`, because the router moves the focus when the address changes.
    if (hasMoved.current) heading.current?.focus()
  }, [step])

  useEffect(() => {
    // If there is an announcement above, the buttons at the bottom would be out of view.
    heading.current?.closest('.playground')?.scrollIntoView({ block: 'end' })
  }, [])

  useEffect(() => {
    const hintTimer = setTimeout(() => setHint(typeof result === 'string' ? result : null), HINT_DELAY_MS)
    return () => clearTimeout(hintTimer)
  }, [result])

  if (!step) return null
  const go = (next: number) => {
    setHint(null)
    setNote(null)
    hasMoved.current = true
    location.hash = lessonLink(id, steps[next]?.number ?? 1).split('#')[1] ?? ''
  }
  const download = () => void onDownload().then(setNote, (error: unknown) => setNote(String(error)))
  const [kind = ''] = step.title.split(/[ :]/)
  const isExercise = (index: number) => steps[index]?.number.includes('.') ?? false
  // “Next” after a lesson skips its exercises, which have their own button.
  const next = steps.findIndex((_, index) => index > at && (isExercise(at) || !isExercise(index)))
  const isChanged = Object.entries(step.solution).some(([file, text]) => text !== step.start[file])
  return (
    <section className="playground-pane playground-lesson" id="pane-text" aria-label="Text">
      <div className="playground-lesson-bar controls">
        <select aria-label="Lesson" value={at} onChange={({ target }) => go(Number(target.value))}>
          {steps.map((each, index) => (
            <option key={each.id} value={index}>
              {done.includes(each.id) ? '✓ ' : ''}
              {each.title}
            </option>
          ))}
        </select>
        {[done, resetSteps].some(({ length }) => length > 0) && (
          <button
            type="button"
            onClick={() => {
              setResetSteps(done)
              setDone(done.length > 0 ? [] : resetSteps)
            }}
          >
            {done.length > 0 ? 'Reset progress' : 'Undo reset'}
          </button>
        )}
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      <div
        key={step.id}
        className="playground-lesson-text prose"
        tabIndex={0}
        role="region"
        aria-label="Instructions"
      >
        <h2 ref={heading} tabIndex={-1}>
          {step.title}
        </h2>
        {step.text.map(({ tag, attrs, html }, index) =>
          createElement(tag, {
            key: `${step.id} ${index}`,
            ...attrs,
            dangerouslySetInnerHTML: { __html: trustedHtml(html) },
          }),
        )}
        <p>
          <Link href={`${path}#${step.anchor}`}>
            This {kind.toLowerCase()} in “{title}”
          </Link>
        </p>
      </div>
      <div className="playground-lesson-foot controls">
        <p role="status" data-done={isDone || undefined}>
          {note ?? (isDone ? `${kind} ${step.number} is done.` : hint)}
        </p>
        {isChanged && (
          <button type="button" onClick={onSolution}>
            Show the solution
          </button>
        )}
        {isDone && !isExercise(at) && isExercise(at + 1) && (
          <button type="button" onClick={() => go(at + 1)}>
            Exercise
          </button>
        )}
        {next > 0 && (
          <>
            <button type="button" className="playground-skip" disabled={isDone} onClick={() => go(next)}>
              Skip
            </button>
            <button type="button" className="control-primary" disabled={!isDone} onClick={() => go(next)}>
              Next
            </button>
          </>
        )}
        {next < 0 && end !== null && (
          <>
            <button type="button" onClick={download}>
              Download what you built
            </button>
            <Link className={isDone ? 'control control-primary' : 'control'} href={`${path}#${end}`}>
              Where to go from here
            </Link>
          </>
        )}
      </div>
    </section>
  )
}
