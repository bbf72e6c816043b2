import { combineErrors } from '../errors'
import type { ContentFields } from './contentNode'
import { gitHistory, type GitHistory } from './gitHistory'
import { contentIssues, type ContentIssues } from './issues'
import { noSettings, readSettings, type Settings } from './settings'

/** What error messages about links to a draft need. */
export interface DraftDoc {
  docId: string
  /** The permalink that it will have. */
  path: string
}

/** The state of one run of Gatsby; gatsby-node.ts creates it. */
export interface BuildContext {
  /** Absolute path of the repository. */
  readonly root: string
  /** Whether `gatsby develop` runs: drafts are shown. */
  readonly isDevelop: boolean
  /** Whether `gatsby develop` serves: errors are only reported, and pages stay as they were. */
  isServing: boolean
  /** The contents of `content/*.ts`: empty until `loadSettings`, and replaced when one changes while develop serves. */
  settings: Settings
  readonly history: GitHistory
  /** Errors in the files that this run has read. */
  readonly issues: ContentIssues
  /** The number of lines of every page by source path, as `checkFrontMatter` has counted them. */
  readonly lines: Map<string, number>
  /** The docs that a build leaves out because they are drafts, as `checkFrontMatter` has found them; none in develop. */
  readonly drafts: DraftDoc[]
  /** In develop, the last valid fields of every page by source path, used while its file has an error. */
  readonly lastGood: Map<string, ContentFields>
}

/** The context of a run of `command` (such as `develop`) in the repository at `root`. */
export function buildContext(root: string, command = process.env.gatsby_executing_command): BuildContext {
  const isDevelop = command === 'develop'
  return {
    root,
    isDevelop,
    isServing: false,
    settings: noSettings,
    history: gitHistory(root),
    issues: contentIssues(root),
    lines: new Map(),
    drafts: [],
    lastGood: new Map(),
  }
}

/** Reads the settings into `context`. Throws one `AuthorError` with all mistakes in them, and keeps the old ones then. */
export async function loadSettings(context: Pick<BuildContext, 'root' | 'settings'>): Promise<void> {
  const { settings, errors } = await readSettings(context.root)
  if (errors.length > 0) throw combineErrors(errors)
  context.settings = settings
}
