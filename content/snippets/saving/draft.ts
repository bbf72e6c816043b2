/** Changes that the server has not confirmed yet. */
export interface Draft {
  json: string
  /** The revisions that they were made from: what the server may have. */
  replaces: string[]
}

export interface KeptDraft extends Draft {
  /** Where it is in the storage. */
  key: string
  /** When it was kept. */
  time: number
}

const prefixOf = (pageId: string) => `draft:${encodeURIComponent(pageId)}:`

/** Each editor keeps its draft under a key of its own, so that no tab overwrites or forgets that of another. */
export const newDraftKey = (pageId: string) => prefixOf(pageId) + crypto.randomUUID()

/** Keeps a draft in this browser, or forgets it. Returns false if it could not be kept. */
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

/** The drafts of a page, newest first. One that cannot be read stays, and hides no other. */
export function readDrafts(pageId: string): KeptDraft[] {
  return storedKeys()
    .filter((key) => key.startsWith(prefixOf(pageId)))
    .flatMap((key) => readDraft(key) ?? [])
    .sort((one, other) => other.time - one.time)
}

/** The pages of which this browser has drafts. */
export const pagesWithDrafts = () =>
  storedKeys().flatMap((key) => {
    const [, page] = /^draft:(.+):/.exec(key) ?? []
    return page === undefined ? [] : decodeURIComponent(page)
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
