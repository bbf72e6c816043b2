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
  /** Keeps what is not stored yet in this browser; null forgets it. Returns false if it cannot. */
  keep: (draft: Draft | null) => boolean
}

interface Query {
  serialize: () => string
}

const PAUSE = 1000
/** A user who types without a pause is saved after this time. */
const LONGEST = 10_000
const RETRY = 5000

/** Sends the newest version of a page, one request at a time, until it is stored. */
export function createAutosave(
  saved: StoredPage,
  opened: Draft,
  callbacks: Callbacks,
  report: (state: SaveState) => void,
) {
  let stored = saved.json
  let read = () => opened.json
  /** What the server may have: the answer to a failed request may have been lost. */
  let revisions = opened.replaces
  let state = firstState(saved, opened)
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: { json: string; request: AbortController } | null = null
  /** When the draft was written, and when the oldest change after the last request was made. */
  let keptAt = 0
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
    const draft = isStored(json) ? null : { json, replaces: revisions }
    show(state.status, callbacks.keep(draft))
    keptAt = draft ? Date.now() : 0
  }

  function saveIn(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      changedAt = null
      const json = read()
      keepUnsaved(json)
      // While a request is running, its end decides what comes next.
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
    // A newer request has taken over, and decides.
    if (running !== current) return
    running = null
    if (problem instanceof RefusedError) {
      revisions = page.replaces
      // Trying again does not help. The next change may, unless the page is outdated.
      isOutdated = problem.status === 409
      show(isOutdated ? 'outdated' : 'refused')
      return
    }
    if (problem) {
      // The next try takes the place of the timer that would keep the newest change.
      keepUnsaved(read())
      show('failed')
      if (isOpen) saveIn(RETRY)
      return
    }
    stored = json
    revisions = [page.revision]
    const isNewest = read() === json
    keepUnsaved(read())
    if (!isNewest) saveIn(PAUSE)
    show(isNewest ? 'saved' : 'unsaved')
  }

  /** Sends what is left at once. A request with an older version is given up. */
  function flush() {
    const json = read()
    keepUnsaved(json)
    if (running ? json !== running.json : !isStored(json)) void send(json)
  }

  return {
    /** Calls these from now on. */
    replaceCallbacks(latest: Callbacks) {
      callbacks = latest
    },
    open() {
      isOpen = true
      keepUnsaved(read())
      if (!isStored(read())) saveIn(0)
    },
    /** Once the editor has the page, with the default props and linked Nodes that Craft.js adds to old ones. */
    loaded(query: Query) {
      if (isLoaded) return
      isLoaded = true
      read = () => query.serialize()
      // A page that nobody has changed is not saved.
      if (opened.json !== saved.json) return
      stored = read()
      show('saved')
    },
    /** For `onNodesChange`. */
    changed(query: Query) {
      read = () => query.serialize()
      const now = Date.now()
      const json = read()
      if (!running && !isOutdated && !isStored(json)) show('unsaved')
      // A user who never pauses must not lose more than the last second either.
      if (now - keptAt >= PAUSE) keepUnsaved(json)
      changedAt ??= now
      saveIn(Math.min(PAUSE, changedAt + LONGEST - now))
    },
    flush,
    /** After this, a save that fails is left to the draft. */
    close() {
      isOpen = false
      flush()
    },
  }
}

export function firstState(saved: StoredPage, opened: Draft): SaveState {
  return { status: opened.json === saved.json ? 'saved' : 'unsaved', isKept: true }
}
