import { useEffect, useState } from 'react'
import type { Draft } from './draft'
import { RefusedError, type PageSave, type StoredPage } from './server'

export type SaveStatus =
  'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'outdated'

interface Callbacks {
  save: (page: PageSave, signal: AbortSignal) => Promise<void>
  /** Keeps what is not stored yet in this browser; null forgets it. */
  keep: (draft: Draft | null) => void
}

const PAUSE = 1000
const RETRY = 5000

/** Sends the newest version of a page, one request at a time, until it is stored. */
export function createAutosave(
  saved: StoredPage,
  opened: Draft,
  callbacks: Callbacks,
  report: (status: SaveStatus) => void,
) {
  let stored = saved.json
  let read = () => opened.json
  /** What the server may have: the answer to a failed request may have been lost. */
  let revisions = opened.replaces
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: { json: string; request: AbortController } | null = null
  let isOutdated = false
  let isOpen = true

  function keepUnsaved(json: string) {
    callbacks.keep(json === stored && !running ? null : { json, replaces: revisions })
  }

  function saveIn(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const json = read()
      keepUnsaved(json)
      // While a request is running, its end decides what comes next.
      if (running) return
      if (json === stored) report('saved')
      else void send(json)
    }, delay)
  }

  async function send(json: string) {
    clearTimeout(timer)
    if (isOutdated) return
    running?.request.abort()
    const current = { json, request: new AbortController() }
    running = current
    report('saving')
    const page = { json, revision: crypto.randomUUID(), replaces: revisions }
    revisions = [...revisions, page.revision]
    keepUnsaved(json)
    const problem = await callbacks.save(page, current.request.signal).then(
      () => null,
      (error: unknown) => error,
    )
    // A newer request has taken over, and decides.
    if (running !== current) return
    running = null
    if (problem instanceof RefusedError) {
      // Trying again does not help. The next change may, unless the page is outdated.
      isOutdated = problem.status === 409
      report(isOutdated ? 'outdated' : 'refused')
      return
    }
    if (problem) {
      report('failed')
      if (isOpen) saveIn(RETRY)
      return
    }
    stored = json
    revisions = [page.revision]
    const isNewest = read() === json
    keepUnsaved(read())
    if (!isNewest) saveIn(PAUSE)
    report(isNewest ? 'saved' : 'unsaved')
  }

  /** Sends what is left at once. A request with an older version is given up. */
  function flush() {
    const json = read()
    keepUnsaved(json)
    if (json !== (running?.json ?? stored)) void send(json)
  }

  return {
    /** Calls these from now on. */
    replaceCallbacks(latest: Callbacks) {
      callbacks = latest
    },
    open() {
      isOpen = true
      keepUnsaved(read())
      if (read() !== stored) saveIn(0)
    },
    /** For `onNodesChange`. */
    changed(query: { serialize: () => string }) {
      read = () => query.serialize()
      if (!running && !isOutdated && read() !== stored) report('unsaved')
      saveIn(PAUSE)
    },
    flush,
    /** After this, a save that fails is left to the draft. */
    close() {
      isOpen = false
      flush()
    },
  }
}

/**
 * Keeps a page stored. `saved` is the page as the server has it now, and `opened` is
 * what the editor starts with, if that is a draft.
 */
export function useAutosave(
  saved: StoredPage,
  callbacks: Callbacks,
  opened: Draft = { json: saved.json, replaces: [saved.revision] },
) {
  const [status, setStatus] = useState<SaveStatus>(
    opened.json === saved.json ? 'saved' : 'unsaved',
  )

  const [autosave] = useState(() => createAutosave(saved, opened, callbacks, setStatus))

  // The editor reads onNodesChange once, so the callbacks are replaced inside it.
  useEffect(() => autosave.replaceCallbacks(callbacks), [autosave, callbacks])

  useEffect(() => {
    const { open, flush, close } = autosave
    open()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      close()
    }
  }, [autosave])

  return { status, onNodesChange: autosave.changed }
}
