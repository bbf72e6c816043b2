import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { namesIn } from '@craftjs-site/saved-page'
import { NO_FIXES, renamed, toggled } from './diagnosis'
import type { Answer, Question, Reading } from './doctor'
import { useLongText } from './longText'
import { openDoctor, type RemoteDoctor } from './openDoctor'
import { tolerateTranslation } from './tolerateTranslation'

/** What is shown: an answer with the question that it answers. */
export interface Examination extends Answer {
  question: Question
  reading: Reading
}

/** Shorter fragments are anchors. */
const SHORTEST_LINK = 40

/** Milliseconds after which the reader is told to wait. Answers about most pages come sooner. */
const PATIENCE = 250

/**
 * The state of the tool. The field is uncontrolled: what was entered before React took over is in it already, and React
 * does not write ten megabytes back with every key.
 */
export function useDoctor(field: RefObject<HTMLTextAreaElement>) {
  /** `null` as long as nothing was entered. */
  const [examination, setExamination] = useState<Examination | null>(null)
  /** Whether the reader has been waiting for an answer for a while. */
  const [isBusy, setBusy] = useState(false)
  /** Why there is no answer; `null` when there is one. */
  const [failure, setFailure] = useState<string | null>(null)
  const doctor = useRef<RemoteDoctor | null>(null)
  const wanted = useRef<Question>({ text: '', names: null, choice: NO_FIXES })
  const running = useRef<Promise<void> | null>(null)
  const result = useRef('')
  const { length, textOf, put } = useLongText(field)

  /** Asks one question at a time. Of those that come meanwhile, only the last one is asked. */
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
        // A doctor that was closed or interrupted meanwhile answers nothing.
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

  /** Puts a text into the field and reads it. */
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
    // An event of the field may have come before the doctor was open, so this asks even if the text is known.
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
    /** How many characters a text has of which the field shows only the first lines, otherwise `null`. */
    length,
    /** The fixed page of the last question, as soon as it is answered. */
    fixedText: async () => {
      await running.current
      return result.current
    },
    /** Reads what is in the field. */
    read: () => open(textOf()),
    open,
    setNames: (text: string) => ask({ names: namesIn(text) }),
    fixAll: () => ask({ choice: { ...NO_FIXES, all: true, renames: wanted.current.choice.renames } }),
    undoAll: () => ask({ choice: NO_FIXES }),
    // The same functions each time, so that findings which are listed do not render again.
    rename: useCallback(
      (component: string, name: string) => ask({ choice: renamed(wanted.current.choice, component, name) }),
      [ask],
    ),
    toggle: useCallback((key: string) => ask({ choice: toggled(wanted.current.choice, key) }), [ask]),
  }
}
