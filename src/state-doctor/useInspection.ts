import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { namesIn } from '@craftjs-site/saved-page'
import { NO_FIXES, renamed, toggled } from './diagnosis'
import type { InspectionRequest, InspectionResponse, Reading } from './inspectionService'
import { useLongText } from './longText'
import { type InspectionClient, startInspectionWorker } from './inspectionClient'
import { tolerateTranslation } from './tolerateTranslation'

/** A response together with its request, as shown on the page. */
export interface Inspection extends InspectionResponse {
  request: InspectionRequest
  reading: Reading
}

const NONE: readonly string[] = []

/** Shorter fragments are anchors. */
const MIN_LINK_LENGTH = 40

/** Milliseconds until “Inspecting…” appears. Most responses arrive sooner. */
const BUSY_DELAY_MS = 250

/**
 * The state of the tool. The field is uncontrolled, so it keeps what was entered before hydration, and React does not
 * write ten megabytes back to it on every keystroke.
 */
export function useInspection(field: RefObject<HTMLTextAreaElement>) {
  /** `null` until something is entered. */
  const [inspection, setInspection] = useState<Inspection | null>(null)
  /** Whether a response is taking longer than `BUSY_DELAY_MS`. */
  const [isBusy, setBusy] = useState(false)
  /** The reason why the inspection failed; `null` if it did not. */
  const [failure, setFailure] = useState<string | null>(null)
  const client = useRef<InspectionClient | null>(null)
  const latest = useRef<InspectionRequest>({ text: '', names: null, choice: NO_FIXES })
  const running = useRef<Promise<void> | null>(null)
  const result = useRef('')
  /** The resolver as it was entered, and whether some of its keys are unknown. */
  const resolver = useRef('')
  const entered = useRef<readonly string[] | null>(null)
  /** As in the latest request, so that a check box does not wait for the response. */
  const [absent, setAbsent] = useState(NONE)
  const [isIncomplete, setIncomplete] = useState(false)
  const { length, textOf, put } = useLongText(field)

  /** Runs one inspection at a time. While one is running, only the latest request is queued. */
  const run = useCallback(async () => {
    const busyTimer = setTimeout(() => setBusy(true), BUSY_DELAY_MS)
    let reading: Reading | null = null
    for (let sent: InspectionRequest | null = null; sent !== latest.current;) {
      const current = client.current
      if (current === null) break
      sent = latest.current
      try {
        const response = await current.inspect(sent)
        reading = response.reading ?? reading
        result.current = response.result?.text ?? ''
        const [request, found] = [sent, reading]
        setFailure(null)
        startTransition(() =>
          setInspection((before) => {
            const last = found ?? before?.reading
            return last === undefined || request.text.trim() === ''
              ? null
              : { ...response, request, reading: last }
          }),
        )
      } catch (error) {
        // Ignore the error if the client was closed, or interrupted by a newer request.
        if (client.current === current && sent === latest.current)
          setFailure(error instanceof Error ? error.message : String(error))
      }
    }
    clearTimeout(busyTimer)
    running.current = null
    setBusy(false)
  }, [])

  const send = useCallback(
    (change: Partial<InspectionRequest>) => {
      latest.current = { ...latest.current, ...change }
      setAbsent(latest.current.absent ?? NONE)
      if (change.text !== undefined && running.current !== null) client.current?.interrupt()
      if (client.current !== null) running.current ??= run()
    },
    [run],
  )

  /** Puts a text into the field and inspects it. */
  const open = useCallback(
    (text: string) => {
      put(text)
      if (text !== latest.current.text)
        send({ text, choice: NO_FIXES, at: undefined, names: entered.current, absent: [] })
    },
    [send, put],
  )

  useEffect(() => {
    tolerateTranslation()
    client.current = startInspectionWorker()
    const openLink = () => {
      if (location.hash.length > MIN_LINK_LENGTH) open(location.href)
    }
    addEventListener('hashchange', openLink)
    if (field.current?.value === '' && location.hash.length > MIN_LINK_LENGTH) openLink()
    // The text may have been entered before the worker was started, so send it even if it has not changed.
    else {
      put(textOf())
      send({ text: textOf() })
    }
    return () => {
      removeEventListener('hashchange', openLink)
      const closed = client.current
      client.current = null
      closed?.close()
    }
  }, [send, field, open, put, textOf])

  return {
    inspection,
    isBusy,
    failure,
    client,
    /** The number of characters if the text is so long that the field shows only its first lines; otherwise `null`. */
    length,
    /** Resolves with the fixed page once the running inspection ends. */
    fixedText: async () => {
      await running.current
      return result.current
    },
    /** Inspects the text in the field. */
    read: () => open(textOf()),
    open,
    setNames: (text: string) => {
      resolver.current = text
      void namesIn(text).then(({ names, isIncomplete }) => {
        if (resolver.current !== text) return
        setIncomplete(isIncomplete)
        entered.current = names
        send({ names, absent: [] })
      })
    },
    isIncomplete,
    absent,
    /** Says whether the resolver has a component. The reader can do so instead of entering the resolver. */
    setInResolver: (component: string, isInResolver: boolean) => {
      const { components = [], at } = inspection?.reading ?? {}
      const others = (latest.current.absent ?? []).filter((name) => name !== component)
      const absent = isInResolver ? others : [...others, component]
      const names = absent.length > 0 ? components.filter((name) => !absent.includes(name)) : null
      send({ names, absent, at })
    },
    /** Inspects another page of the text. */
    choosePage: (at: number) => send({ at, choice: NO_FIXES }),
    fixAll: () => send({ choice: { ...NO_FIXES, all: true, renames: latest.current.choice.renames } }),
    undoAll: () => send({ choice: NO_FIXES }),
    // Stable functions, so that the listed findings do not re-render.
    rename: useCallback(
      (component: string, name: string) => send({ choice: renamed(latest.current.choice, component, name) }),
      [send],
    ),
    toggle: useCallback((key: string) => send({ choice: toggled(latest.current.choice, key) }), [send]),
  }
}
