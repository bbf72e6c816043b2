import { encodeShare } from './share'
import { parseProject, type Project } from './project'

const KEY = 'playground.drafts'

/** Maximum number of stored drafts. The oldest are dropped. */
const MAX_DRAFTS = 10

/** A stored project, and whether the reader has run it. */
export interface Draft extends Project {
  hasRun: boolean
}

/** Drafts, each with the fragment that the reader started from, oldest first. */
type Drafts = [source: string, draft: unknown][]

function readDrafts(): Drafts {
  try {
    const drafts: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(drafts) ? (drafts as Drafts).filter((draft) => Array.isArray(draft)) : []
  } catch {
    return []
  }
}

/**
 * Stores drafts. Returns false if storage is full, or if it is blocked and src/theme/interactions/beforeHydration/storage.ts has replaced it
 * with memory.
 */
function storeDrafts(drafts: Drafts): boolean {
  for (let from = Math.max(0, drafts.length - MAX_DRAFTS); ; from++)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(drafts.slice(from)))
      return sessionStorage instanceof Storage
    } catch {
      // Storage may have room for fewer drafts.
      if (from >= drafts.length - 1) return false
    }
}

/** Counts calls, so that a slow one cannot replace a later one. */
let latestWrite = 0

/**
 * Stores a draft of the project opened from `source` for this tab, so that it survives a reload, a crash and Back.
 * `null` deletes the draft. If storage is not available, the draft is stored in the address, as in a shared link.
 */
export async function writeDraft(source: string, project: Draft | null): Promise<void> {
  const number = ++latestWrite
  const others = readDrafts().filter(([known]) => known !== source)
  if (storeDrafts(project === null ? others : [...others, [source, project]]) || project === null) return
  try {
    const fragment = await encodeShare(project)
    if (number === latestWrite) history.replaceState(history.state, '', `#${fragment}`)
  } catch {
    // Without storage or a link, the draft is lost when the page is closed.
  }
}

/** The draft of the project opened from `source`, or `null`. */
export function readDraft(source: string): Draft | null {
  const [, draft] = readDrafts().find(([known]) => known === source) ?? []
  const project = parseProject(draft)
  return project && { ...project, hasRun: (draft as Partial<Draft>).hasRun === true }
}
