import type { StoredPage } from './server'

/** Changes that the server has not confirmed yet. */
export interface Draft {
  json: string
  /** The revisions they are based on. The server may have any of them. */
  replaces: string[]
}

export interface KeptDraft extends Draft {
  /** Its key in localStorage. */
  key: string
  /** The time when it was stored. */
  time: number
}

const prefixOf = (pageId: string) => `draft:${encodeURIComponent(pageId)}:`

/** Creates a key for an editor's draft. It is unique, so tabs never overwrite each other's drafts. */
export const newDraftKey = (pageId: string) => prefixOf(pageId) + crypto.randomUUID()

/** Stores a draft in this browser, or removes it. Returns false if it could not be stored. */
export function keepDraft(key: string, draft: Draft | null): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify({ ...draft, time: Date.now() }))
    else localStorage.removeItem(key)
    return true
  } catch {
    // The storage is full or blocked.
    return draft === null
  }
}

/** The drafts of a page, newest first. Skips unreadable drafts, but does not delete them. */
export function readDrafts(pageId: string): KeptDraft[] {
  return storedKeys()
    .filter((key) => key.startsWith(prefixOf(pageId)))
    .flatMap((key) => readDraft(key) ?? [])
    .sort((one, other) => other.time - one.time)
}

/** Removes a draft that was read, unless another tab has changed it since. */
export function removeDraft({ key, json }: KeptDraft): void {
  if (readDraft(key)?.json === json) keepDraft(key, null)
}

/** The drafts that differ from the saved page, newest first. Removes those that the server has. */
export function unsavedDrafts(pageId: string, saved: StoredPage): KeptDraft[] {
  return readDrafts(pageId).filter((draft) => {
    const isSame = draft.json === saved.json
    // Otherwise, the draft may undo a later save that this response does not include.
    if (isSame && draft.replaces.at(-1) === saved.revision) removeDraft(draft)
    return !isSame
  })
}

/** Moves a draft to the key of the editor that opens it. Returns the version to open. */
export function takeDraft(draft: KeptDraft, page: StoredPage, ownKey: string): Draft {
  const taken = { json: draft.json, replaces: [...draft.replaces, page.revision] }
  // If the storage is full, the draft remains where it is.
  if (keepDraft(ownKey, taken)) removeDraft(draft)
  return taken
}

/** The ids of pages with drafts in this browser. */
export const pagesWithDrafts = () =>
  storedKeys().flatMap((key) => {
    const [, page] = /^draft:(.+):/.exec(key) ?? []
    try {
      return page === undefined ? [] : decodeURIComponent(page)
    } catch {
      // Another script's key.
      return []
    }
  })

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // The storage is blocked.
    return []
  }
}

function readDraft(key: string): KeptDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? '') as KeptDraft
    const isWhole = typeof draft.json === 'string' && Array.isArray(draft.replaces)
    return isWhole ? { ...draft, key } : null
  } catch {
    return null
  }
}
