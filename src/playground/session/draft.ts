import { encodeShare } from './share'
import { parseProject, type Project } from './project'

const KEY = 'playground.drafts'

/** How many drafts are stored. Beyond that, the oldest is dropped. */
const MAX_DRAFTS = 10

/** What the reader typed, by the fragment of the address that it began with; the latest comes last. */
type Drafts = [source: string, project: unknown][]

function readDrafts(): Drafts {
  try {
    const drafts: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(drafts) ? (drafts as Drafts).filter((draft) => Array.isArray(draft)) : []
  } catch {
    return []
  }
}

/** Whether the drafts are stored. Storage that is blocked is replaced by memory (src/theme/behaviors/storage.ts). */
function store(drafts: Drafts): boolean {
  for (let from = Math.max(0, drafts.length - MAX_DRAFTS); ; from++)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(drafts.slice(from)))
      return sessionStorage instanceof Storage
    } catch {
      // There may be room for fewer.
      if (from >= drafts.length - 1) return false
    }
}

/** Counts drafts, so that a slow one cannot replace a later one. */
let written = 0

/**
 * Keeps the draft of what was opened as `source` for this tab, so that it survives a reload, a crash and Back; `null`
 * forgets it. Where storage is refused, the address holds the draft, as a link would.
 */
export async function writeDraft(source: string, project: Project | null): Promise<void> {
  const number = ++written
  const others = readDrafts().filter(([known]) => known !== source)
  if (store(project === null ? others : [...others, [source, project]]) || project === null) return
  try {
    const fragment = await encodeShare(project)
    if (number === written) history.replaceState(history.state, '', `#${fragment}`)
  } catch {
    // Without either, the draft lasts as long as the page.
  }
}

/** The draft of what was opened as `source`; `null` when there is none. */
export function readDraft(source: string): Project | null {
  const draft = readDrafts().find(([known]) => known === source)
  return draft ? parseProject(draft[1]) : null
}
