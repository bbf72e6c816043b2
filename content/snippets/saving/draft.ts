/** Changes that the server has not confirmed yet. */
export interface Draft {
  json: string
  /** The revisions that they were made from: what the server may have. */
  replaces: string[]
}

const keyOf = (pageId: string) => `draft:${pageId}`

/** Keeps the draft in this browser, or forgets it. */
export function keepDraft(pageId: string, draft: Draft | null) {
  try {
    if (draft) localStorage.setItem(keyOf(pageId), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(pageId))
  } catch {
    // Storage is full or blocked: the changes are only in the editor.
  }
}

export function readDraft(pageId: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(pageId)) ?? 'null') as Draft | null
  } catch {
    return null
  }
}
