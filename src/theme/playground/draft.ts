import { parseProject, type Project } from '../../model/playground'

/** What the reader typed, and the fragment of the address that it began with. */
export interface Draft {
  source: string
  project: Project
}

const KEY = 'playground.draft'

/**
 * Keeps the draft for this tab, so that it survives a reload, a crash and Back. Where storage is refused, the entry of
 * the browser's history holds it.
 */
export function writeDraft(draft: Draft | null): void {
  const text = draft === null ? null : JSON.stringify(draft)
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    try {
      history.replaceState({ ...(history.state as object | null), [KEY]: text }, '')
    } catch {
      // A draft that is too long for both lasts as long as the page.
    }
  }
}

/** The draft of a project that was opened as `source`; `null` when there is none. */
export function readDraft(source: string): Draft | null {
  try {
    const { source: known, project } = JSON.parse(readText() ?? 'null') as {
      source: string
      project: unknown
    }
    const parsed = known === source ? parseProject(project) : null
    return parsed && { source, project: parsed }
  } catch {
    return null
  }
}

function readText(): string | null {
  const inHistory = (history.state as Record<string, unknown> | null)?.[KEY]
  try {
    return sessionStorage.getItem(KEY) ?? (typeof inHistory === 'string' ? inHistory : null)
  } catch {
    return typeof inHistory === 'string' ? inHistory : null
  }
}
