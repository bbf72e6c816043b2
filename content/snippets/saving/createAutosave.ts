import type { Draft } from './draft'
import { RefusedError, type PageSave, type StoredPage } from './server'

export type SaveStatus =
  'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'outdated'

export interface SaveState {
  status: SaveStatus
  /** False if neither the server nor this browser has the changes. */
  isKept: boolean
}

export interface Callbacks {
  save: (page: PageSave, signal: AbortSignal) => Promise<void>
  /** Stores unsaved changes in this browser. Pass null to remove them. Returns false if it fails. */
  keep: (draft: Draft | null) => boolean
}

interface Query {
  serialize: () => string
}

const PAUSE = 1000
/** Saves after this time even if the user never pauses. */
const LONGEST = 10_000
const RETRY = 5000

/** Sends the latest version of a page, one request at a time, until the server has stored it. */
export function createAutosave(
  saved: StoredPage,
  opened: Draft,
  callbacks: Callbacks,
  report: (state: SaveState) => void,
) {
  let stored = saved.json
  let read = () => opened.json
  /** Revisions that the server may have. A failed request may have been stored. */
  let revisions = opened.replaces
  let state = firstState(saved, opened)
  let timer: ReturnType<typeof setTimeout> | undefined
  let draftTimer: ReturnType<typeof setTimeout> | undefined
  let running: { json: string; request: AbortController } | null = null
  /** The times of the last draft and of the oldest change since the last request. Unlike Date.now(), they never jump. */
  let keptAt = -Infinity
  let changedAt: number | null = null
  let isLoaded = false
  let isOutdated = false
  let isOpen = true

  const isStored = (json: string) =>
    json === stored && revisions.length === 1 && !running

  function show(status: SaveStatus, isKept = state.isKept) {
    if (status === state.status && isKept === state.isKept) return
    state = { status, isKept }
    report(state)
  }

  function keepUnsaved(json: string) {
    clearTimeout(draftTimer)
    const draft = isStored(json) ? null : { json, replaces: revisions }
    show(state.status, callbacks.keep(draft))
    keptAt = draft ? performance.now() : -Infinity
  }

  function saveIn(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      changedAt = null
      const json = read()
      keepUnsaved(json)
      // If a request is running, `send` continues once it ends.
      if (running || isOutdated) return
      if (isStored(json)) show('saved')
      else void send(json)
    }, delay)
  }

  async function send(json: string) {
    clearTimeout(timer)
    if (isOutdated) return
    running?.request.abort()
    const current = { json, request: new AbortController() }
    running = current
    show('saving')
    const page = { json, revision: crypto.randomUUID(), replaces: revisions }
    revisions = [...revisions, page.revision]
    keepUnsaved(json)
    const problem = await callbacks.save(page, current.request.signal).then(
      () => null,
      (error: unknown) => error,
    )
    // A newer request has replaced this one.
    if (running !== current) return
    running = null
    const isRefused = problem instanceof RefusedError
    isOutdated = isRefused && problem.status === 409
    if (isRefused) revisions = page.replaces
    else if (!problem) {
      stored = json
      revisions = [page.revision]
    }
    const latest = read()
    keepUnsaved(latest)
    if (isOutdated) show('outdated')
    // The user may have undone a refused change.
    else if (isStored(latest)) show('saved')
    // Retrying does not help. The next change might.
    else if (isRefused) show('refused')
    else {
      show(problem ? 'failed' : 'unsaved')
      if (isOpen) saveIn(problem ? RETRY : PAUSE)
    }
  }

  /** Sends unsaved changes immediately. Aborts a request with an older version. */
  function flush() {
    const json = read()
    keepUnsaved(json)
    if (running ? json !== running.json : !isStored(json)) void send(json)
  }

  return {
    /** Replaces the callbacks. */
    replaceCallbacks(latest: Callbacks) {
      callbacks = latest
    },
    open() {
      isOpen = true
      keepUnsaved(read())
      if (!isStored(read())) saveIn(0)
    },
    /** Call it once the editor has loaded the page. Craft.js may add default props and linked Nodes to it. */
    loaded(query: Query) {
      if (isLoaded) return
      isLoaded = true
      read = () => query.serialize()
      // These additions alone do not cause a save.
      if (opened.json !== saved.json) return
      stored = read()
      show('saved')
    },
    /** For `onNodesChange`. */
    changed(query: Query) {
      read = () => query.serialize()
      const now = performance.now()
      const json = read()
      if (!running && !isOutdated && !isStored(json)) show('unsaved')
      // A crash must not lose more than one second of work.
      clearTimeout(draftTimer)
      if (now - keptAt >= PAUSE) keepUnsaved(json)
      else draftTimer = setTimeout(() => keepUnsaved(read()), keptAt + PAUSE - now)
      changedAt ??= now
      saveIn(Math.min(PAUSE, changedAt + LONGEST - now))
    },
    flush,
    /** Stores unsaved changes in this browser immediately. Returns false if that fails. */
    keepNow() {
      keepUnsaved(read())
      return state.isKept
    },
    /** Stops retrying. If the last save fails, the draft remains. */
    close() {
      isOpen = false
      clearTimeout(timer)
      flush()
    },
  }
}

export function firstState(saved: StoredPage, opened: Draft): SaveState {
  return { status: opened.json === saved.json ? 'saved' : 'unsaved', isKept: true }
}
