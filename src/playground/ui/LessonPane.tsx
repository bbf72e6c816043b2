import { createElement, useEffect, useMemo, useRef, useState } from 'react'
import { lessonChecks, lessonTasks } from '../../../content/lessons'
import { lessonFragment, type Words } from '../../model/lesson'
import { Link, trustedHtml } from '../../theme/ui'
import { lessonSnapshot } from '../session/lessonSnapshot'
import type { OpenLesson } from '../session/openProject'
import type { PlaygroundState } from '../session/playgroundState'

/** Milliseconds before a hint appears, because code is often wrong while it is being typed. */
const HINT_DELAY_MS = 900

/** The step with the reader's first drag. */
const FIRST = 'lesson-drag'

interface LessonPaneProps {
  lesson: OpenLesson
  state: PlaygroundState
  /** The ids of the completed steps. */
  done: readonly string[]
  onDone: (ids: readonly string[]) => void
  /** Celebrates the reader's first change of a page. Must be stable. */
  onCelebrate: () => void
  onSolution: () => void
  /** Downloads the open project. Resolves with instructions for the reader. */
  onDownload: () => Promise<string>
}

/** Words for the mouse or for the buttons below the result: the style sheet shows those that fit. */
function Text({ words }: { words: Words }) {
  if (typeof words === 'string') return words
  return (
    <>
      <span className="demo-mouse-hint">{words.mouse}</span>
      <span className="demo-touch-hint">{words.buttons}</span>
    </>
  )
}

/** The task and the text of a step, and the feedback of its check on the editor. */
export function LessonPane({ lesson, state, done, onDone, onCelebrate, ...props }: LessonPaneProps) {
  const { onSolution, onDownload } = props
  const { id, at, steps, count, title, path, end } = lesson
  const step = steps[at]
  const heading = useRef<HTMLHeadingElement>(null)
  const [hint, setHint] = useState<Words | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const check = lessonChecks[id]?.[step?.id ?? '']
  const result = useMemo(() => check?.(lessonSnapshot(state)) ?? null, [check, state])
  const isRight = result === true && state.problems.length === 0
  const isDone = done.includes(step?.id ?? '')

  useEffect(() => {
    if (!isRight || !step || isDone) return
    onDone([...done, step.id])
    if (step.id === FIRST) onCelebrate()
    // Only when the result becomes right, not when the reader resets the progress.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRight, step])

  const shown = useRef(step)
  useEffect(() => {
    // Here, not in `go`, because the router moves the focus when the address changes.
    if (shown.current !== step) heading.current?.focus({ preventScroll: true })
    shown.current = step
    setHint(null)
    setNote(null)
    // If there is an announcement above, the buttons at the bottom would be out of view.
    heading.current?.closest('.playground')?.scrollIntoView({ block: 'end' })
  }, [step])

  useEffect(() => {
    const words = result === true ? null : result
    const hintTimer = setTimeout(() => setHint(words), HINT_DELAY_MS)
    return () => clearTimeout(hintTimer)
  }, [result])

  if (!step) return null
  const go = (next: number) => void (location.hash = lessonFragment(id, steps[next]?.number ?? '1'))
  const download = () => void onDownload().then(setNote, (error: unknown) => setNote(String(error)))
  const [kind = ''] = step.title.split(/[ :]/)
  const isExercise = (index: number) => steps[index]?.number.includes('.') ?? false
  // “Next” after a lesson skips its exercises, which have their own button.
  const next = steps.findIndex((_, index) => index > at && (isExercise(at) || !isExercise(index)))
  const changed = Object.keys(step.solution).filter((file) => step.solution[file] !== step.start[file])
  const { write = '', act = `${step.title.replace(/^\w+: /, '')}.` } = lessonTasks[step.id] ?? {}
  const lines = state.files['App.tsx']?.trimEnd().split('\n').length ?? 0
  return (
    <section className="playground-pane playground-lesson" id="pane-text" aria-label="Text">
      <div className="playground-lesson-head prose">
        <h2 ref={heading} tabIndex={-1}>
          {step.title}{' '}
          <small>
            {parseInt(step.number)} of {count}
          </small>
        </h2>
        <p>
          {state.ownFiles ? '' : write} <Text words={act} />
        </p>
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      <div
        key={step.id}
        className="playground-lesson-text prose"
        tabIndex={0}
        role="region"
        aria-label="Instructions"
      >
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
          {note ??
            (isDone ? (
              `${kind} ${step.number} is done.${step.id === FIRST ? ` You built an editor: ${lines} lines.` : ''}`
            ) : hint !== null ? (
              <Text words={hint} />
            ) : (
              state.ownFiles && `The solution is in ${changed.join(' and ')}.`
            ))}
        </p>
        {changed.length > 0 && (
          <button type="button" onClick={onSolution}>
            {state.ownFiles ? 'Back to my code' : 'Show the solution'}
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
