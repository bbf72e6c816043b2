import { type Draft, readDraft, writeDraft } from './draft'
import type { Project } from './project'

/** The fragment for a draft of the default project. With a fragment, the scripts start immediately after a reload. */
const DRAFT_FRAGMENT = '#draft'

/**
 * The fragment in the address that names a project, or '' for the default project. The fragment of the default project's
 * draft and the id of an element, such as the main content, name no project, so they also give ''.
 */
export const projectFragment = (hash: string): string =>
  hash === DRAFT_FRAGMENT || document.getElementById(hash.slice(1)) ? '' : hash

/** The fragment that opened a project, the project before the reader changed it, and the draft of the changes. */
export class ProjectSource {
  /** The current fragment. Copying a link replaces it. */
  private fragment: string

  constructor(
    private readonly origin: string,
    readonly original: Project,
  ) {
    this.fragment = origin
  }

  /** Whether the address `hash` belongs to this project. */
  matches(hash: string): boolean {
    return this.fragment === hash
  }

  /** The stored draft, or `null`. */
  draft(): Draft | null {
    return readDraft(this.fragment)
  }

  /** Stores a draft, or removes it if the project is unchanged. */
  saveDraft({ hasRun, ...project }: Draft): void {
    const isChanged = JSON.stringify(project) !== JSON.stringify(this.original)
    if (isChanged && location.hash === '') replaceAddress(DRAFT_FRAGMENT)
    void writeDraft(this.fragment, isChanged ? { ...project, hasRun } : null)
  }

  /** Removes the draft, and restores the original address. */
  discardDraft(): void {
    void writeDraft(this.fragment, null)
    void writeDraft(this.origin, null)
    if (location.hash !== this.origin) replaceAddress(this.origin || location.pathname + location.search)
    this.fragment = this.origin
  }

  /** Puts `fragment`, the link to the project, into the address. */
  setShareFragment(fragment: string): void {
    void writeDraft(this.fragment, null)
    this.fragment = fragment
    replaceAddress(fragment)
  }
}

const replaceAddress = (address: string) => history.replaceState(history.state, '', address)
