import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { namesIn } from '@craftjs-site/saved-page'
import { NO_FIXES, renamed, toggled } from './diagnosis'
import type { Answer, Question, Reading } from './doctor'
import { useLongText } from './longText'
import { openDoctor, type RemoteDoctor } from './openDoctor'
import { tolerateTranslation } from './tolerateTranslation'

/** An answer together with its question, as shown on the page. */
export interface Examination extends Answer {
  question: Question
  reading: Reading
}

/** Shorter fragments are anchors. */
const SHORTEST_LINK = 40

/** Milliseconds until “Inspecting…” appears. Most answers arrive sooner. */
const PATIENCE = 250

/**
 * The state of the tool. The field is uncontrolled, so it keeps what was entered before hydration, and React does not
 * write ten megabytes back to it on every keystroke.
 */
export function useDoctor(field: RefObject<HTMLTextAreaElement>) {
  /** `null` until something is entered. */
  const [examination, setExamination] = useState<Examination | null>(null)
  /** Whether an answer is taking longer than `PATIENCE`. */
  const [isBusy, setBusy] = useState(false)
  /** The reason why the examination failed; `null` if it did not. */
  const [failure, setFailure] = useState<string | null>(null)
  const doctor = useRef<RemoteDoctor | null>(null)
  const wanted = useRef<Question>({ text: '', names: null, choice: NO_FIXES })
  const running = useRef<Promise<void> | null>(null)
  const result = useRef('')
  const { length, textOf, put } = useLongText(field)

  /** Runs one examination at a time. While one is running, only the latest question is queued. */
  const run = useCallback(async () => {
    const waiting = setTimeout(() => setBusy(true), PATIENCE)
    let reading: Reading | null = null
    for (let asked: Question | null = null; asked !== wanted.current;) {
      const current = doctor.current
      if (current === null) break
      asked = wanted.current
      try {
        const answer = await current.examine(asked)
        reading = answer.reading ?? reading
        result.current = answer.result?.text ?? ''
        const [question, found] = [asked, reading]
        setFailure(null)
        startTransition(() =>
          setExamination((before) => {
            const last = found ?? before?.reading
            return last === undefined || question.text.trim() === ''
              ? null
              : { ...answer, question, reading: last }
          }),
        )
      } catch (error) {
        // Ignore the error if the doctor was closed, or interrupted by a newer question.
        if (doctor.current === current && asked === wanted.current)
          setFailure(error instanceof Error ? error.message : String(error))
      }
    }
    clearTimeout(waiting)
    running.current = null
    setBusy(false)
  }, [])

  const ask = useCallback(
    (change: Partial<Question>) => {
      wanted.current = { ...wanted.current, ...change }
      if (change.text !== undefined && running.current !== null) doctor.current?.interrupt()
      if (doctor.current !== null) running.current ??= run()
    },
    [run],
  )

  /** Puts a text into the field and examines it. */
  const open = useCallback(
    (text: string) => {
      put(text)
      if (text !== wanted.current.text) ask({ text, choice: NO_FIXES })
    },
    [ask, put],
  )

  useEffect(() => {
    tolerateTranslation()
    doctor.current = openDoctor()
    const openLink = () => {
      if (location.hash.length > SHORTEST_LINK) open(location.href)
    }
    addEventListener('hashchange', openLink)
    if (field.current?.value === '' && location.hash.length > SHORTEST_LINK) openLink()
    // The text may have been entered before the doctor was open, so ask even if it has not changed.
    else {
      put(textOf())
      ask({ text: textOf() })
    }
    return () => {
      removeEventListener('hashchange', openLink)
      const closed = doctor.current
      doctor.current = null
      closed?.close()
    }
  }, [ask, field, open, put, textOf])

  return {
    examination,
    isBusy,
    failure,
    doctor,
    /** The number of characters if the text is so long that the field shows only its first lines; otherwise `null`. */
    length,
    /** Resolves with the fixed page once the running examination ends. */
    fixedText: async () => {
      await running.current
      return result.current
    },
    /** Examines the text in the field. */
    read: () => open(textOf()),
    open,
    setNames: (text: string) => ask({ names: namesIn(text) }),
    fixAll: () => ask({ choice: { ...NO_FIXES, all: true, renames: wanted.current.choice.renames } }),
    undoAll: () => ask({ choice: NO_FIXES }),
    // Stable functions, so that the listed findings do not re-render.
    rename: useCallback(
      (component: string, name: string) => ask({ choice: renamed(wanted.current.choice, component, name) }),
      [ask],
    ),
    toggle: useCallback((key: string) => ask({ choice: toggled(wanted.current.choice, key) }), [ask]),
  }
}
