import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type Choice,
  type Diagnosis,
  diagnose,
  namesIn,
  NO_CURES,
  toggled,
  type Treatment,
  treat,
} from './diagnosis'

interface StateDoctor {
  diagnosis: Diagnosis | null
  treatment: Treatment | null
  isBusy: boolean
  /** Reads what is in the field. */
  read: () => void
  /** Puts a text into the field and reads it. */
  open: (text: string) => void
  setNames: (text: string) => void
  repairAll: () => void
  undoAll: () => void
  toggle: (key: string) => void
}

/** Shorter fragments are anchors. */
const SHORTEST_LINK = 40

/**
 * The state of the tool. The field is uncontrolled: what was entered before React took over is in it already, and React
 * does not write ten megabytes back with every key.
 */
export function useDiagnosis(field: RefObject<HTMLTextAreaElement>): StateDoctor {
  const [text, setText] = useState('')
  const [namesText, setNames] = useState('')
  const [diagnosis, setDiagnosis] = useState<Diagnosis | null>(null)
  const [choice, setChoice] = useState<Choice>(NO_CURES)
  const last = useRef('')
  const names = useMemo(() => namesIn(namesText), [namesText])

  // A page may be large: the browser answers the reader while it is treated.
  const choose = useCallback((next: (before: Choice) => Choice) => startTransition(() => setChoice(next)), [])

  const read = useCallback(() => {
    const next = field.current?.value ?? ''
    if (next === last.current) return
    last.current = next
    setText(next)
    setChoice(NO_CURES)
  }, [field])

  const open = useCallback(
    (next: string) => {
      if (field.current) field.current.value = next
      read()
    },
    [field, read],
  )

  useEffect(() => {
    if (field.current?.value === '' && location.hash.length > SHORTEST_LINK) open(location.href)
    else read()
  }, [field, open, read])

  useEffect(() => {
    let isCurrent = true
    void diagnose(text, names).then((found) => {
      if (isCurrent) startTransition(() => setDiagnosis(text.trim() === '' ? null : found))
    })
    return () => void (isCurrent = false)
  }, [text, names])

  const treatment = useMemo(
    () => (diagnosis ? treat(diagnosis, names, choice) : null),
    [diagnosis, names, choice],
  )
  return {
    diagnosis,
    treatment,
    isBusy: text.trim() !== '' && diagnosis?.text !== text,
    read,
    open,
    setNames,
    repairAll: useCallback(() => choose(() => ({ all: true, except: new Set() })), [choose]),
    undoAll: useCallback(() => choose(() => NO_CURES), [choose]),
    toggle: useCallback((key: string) => choose((before) => toggled(before, key)), [choose]),
  }
}
