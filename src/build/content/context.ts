import { errorCollector } from '../errors'
import type { ContentFields } from './contentNode'
import { gitHistory, type GitHistory } from './gitHistory'
import { contentIssues, type ContentIssues } from './issues'
import { noSettings, readSettings, type Settings } from './settings'

/** A draft that is not in the build, for error messages about links to it. */
export interface DraftDoc {
  docId: string
  /** Its future permalink. */
  path: string
}

/** The state of one run of Gatsby; hooks.ts creates it. */
export interface BuildContext {
  /** Absolute path of the repository. */
  readonly root: string
  /** Whether `gatsby develop` runs, which shows drafts. */
  readonly isDevelop: boolean
  /** Whether `gatsby develop` serves pages. Errors are then only reported, and pages keep their last valid version. */
  isServing: boolean
  /** The contents of `content/*.ts`. Empty until `loadSettings`; replaced when a file changes while develop serves. */
  settings: Settings
  readonly history: GitHistory
  /** Errors in the files that this run has read. */
  readonly issues: ContentIssues
  /** The docs that a build leaves out because they are drafts. `checkFrontMatter` fills it; empty in develop. */
  readonly drafts: DraftDoc[]
  /** In develop, the last valid fields of every page by source path, used while its file has an error. */
  readonly lastGood: Map<string, ContentFields>
}

/** Creates the context for a run of `command` (such as `develop`) in the repository at `root`. */
export function buildContext(root: string, command = process.env.gatsby_executing_command): BuildContext {
  const isDevelop = command === 'develop'
  return {
    root,
    isDevelop,
    isServing: false,
    settings: noSettings,
    history: gitHistory(root),
    issues: contentIssues(root),
    drafts: [],
    lastGood: new Map(),
  }
}

/** Reads the settings into `context`. If there are mistakes, keeps the old settings and throws one `AuthorError`. */
export async function loadSettings(context: Pick<BuildContext, 'root' | 'settings'>): Promise<void> {
  const errors = errorCollector()
  const { settings } = await readSettings(context.root, errors)
  errors.raise()
  context.settings = settings
}
