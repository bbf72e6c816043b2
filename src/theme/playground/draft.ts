import { encodeShare, parseProject, type Project } from '../../model/playground'

/** What the reader typed, and the fragment of the address that it began with. */
export interface Draft {
  source: string
  project: Project
}

const KEY = 'playground.draft'

/** Counts drafts, so that a slow one cannot replace a later one. */
let drafts = 0

/**
 * Keeps the draft for this tab, so that it survives a reload, a crash and Back. Where storage is refused, the address
 * holds it, as a link would.
 */
export async function writeDraft(draft: Draft | null): Promise<void> {
  const number = ++drafts
  try {
    if (draft === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    if (draft === null) return
    try {
      const fragment = await encodeShare(draft.project)
      if (number === drafts) history.replaceState(history.state, '', `#${fragment}`)
    } catch {
      // Without either, the draft lasts as long as the page.
    }
  }
}

/** The draft of a project that was opened as `source`; `null` when there is none. */
export function readDraft(source: string): Draft | null {
  try {
    const { source: known, project } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      source: string
      project: unknown
    }
    const parsed = known === source ? parseProject(project) : null
    return parsed && { source, project: parsed }
  } catch {
    return null
  }
}
