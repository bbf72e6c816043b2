import { type SampleChecker, sampleChecker } from '../mdx'
import type { ContentFields } from './contentNode'
import { gitHistory, type GitHistory } from './gitHistory'
import { contentIssues, type ContentIssues } from './issues'
import { initialSettings, type Settings } from './settings'

/** What one run of Gatsby works with; `gatsby-node` makes it once and hands it to whatever needs it. */
export interface BuildContext {
  /** Absolute path of the repository. */
  readonly root: string
  /** Whether `gatsby develop` runs, where an author waits for one page and drafts are shown. */
  readonly isDevelop: boolean
  /** Whether `gatsby develop` is up: from then on errors are reported, and what was there before stays. */
  isServing: boolean
  /** What `content/*.ts` say; replaced when one of them changes while develop serves. */
  settings: Settings
  /**
   * Checks samples and tells the types in them. In develop it only knows what earlier runs checked, because TypeScript
   * takes longer than an author waits for a page; `npm run check` checks new samples.
   */
  readonly samples: SampleChecker
  readonly history: GitHistory
  /** Errors in single files that this run has read. */
  readonly issues: ContentIssues
  /** In develop, the fields of every node without errors by source path: shown while the file has one. */
  readonly lastGood: Map<string, ContentFields>
}

/** The context of a run of `command`, such as `develop`, for the repository at `root`. */
export function buildContext(root: string, command = process.env.gatsby_executing_command): BuildContext {
  const isDevelop = command === 'develop'
  return {
    root,
    isDevelop,
    isServing: false,
    settings: initialSettings,
    samples: sampleChecker({ root, isCachedOnly: isDevelop }),
    history: gitHistory(root),
    issues: contentIssues(root),
    lastGood: new Map(),
  }
}
