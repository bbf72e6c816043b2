import { useEffect, useRef, useState } from 'react'

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed'
type Save = (json: string, signal: AbortSignal) => Promise<void>

const PAUSE = 1000
const RETRY = 5000

/** Sends the newest version of a page, one request at a time, until it is stored. */
function createAutosave(
  stored: string,
  save: Save,
  report: (status: SaveStatus) => void,
) {
  let read = () => stored
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: { json: string; request: AbortController } | null = null

  function saveIn(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const json = read()
      // While a request is running, its end decides what comes next.
      if (running) return
      if (json === stored) report('saved')
      else void send(json)
    }, delay)
  }

  async function send(json: string) {
    clearTimeout(timer)
    running?.request.abort()
    const current = { json, request: new AbortController() }
    running = current
    report('saving')
    const isStored = await save(json, current.request.signal).then(
      () => true,
      () => false,
    )
    // A newer request has taken over, and decides.
    if (running !== current) return
    running = null
    if (isStored) stored = json
    if (!isStored) report('failed')
    else report(read() === json ? 'saved' : 'unsaved')
    if (read() !== stored) saveIn(isStored ? PAUSE : RETRY)
  }

  return {
    /** For `onNodesChange`. */
    changed(query: { serialize: () => string }) {
      read = () => query.serialize()
      if (!running && read() !== stored) report('unsaved')
      saveIn(PAUSE)
    },
    /** Sends what is left at once. A request with an older version is given up. */
    flush() {
      const json = read()
      if (json !== (running?.json ?? stored)) void send(json)
    },
  }
}

/** Keeps a page stored. `saved` is the page as the server has it now. */
export function useAutosave(saved: string, save: Save) {
  const [status, setStatus] = useState<SaveStatus>('saved')

  // The editor reads onNodesChange once. The ref lets it call the latest `save`.
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  }, [save])

  const [{ changed, flush }] = useState(() =>
    createAutosave(
      saved,
      (json, signal) => latestSave.current(json, signal),
      setStatus,
    ),
  )

  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return { status, onNodesChange: changed }
}
