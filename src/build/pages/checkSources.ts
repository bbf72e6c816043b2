import {
  type BuildContext,
  contentFields,
  docs,
  filesOf,
  posts,
  readPageFile,
  readSettings,
  sourcePathOf,
  unreadPage,
} from '../content'
import { AuthorError, authorErrorsOf, combineErrors } from '../errors'
import { type DocNode, sortPages, type PostNode } from './allPages'
import { checkContent, type UnreadPage } from './checkContent'
import { resolveSite } from './resolveSite'

/** The nodes that Gatsby would create from the files of `kind`, including drafts, and the issues in the files. */
async function read<Node>(kind: typeof docs | typeof posts, { root }: BuildContext) {
  const results = await Promise.all(
    filesOf(kind, root).map(async (file) => {
      const nodes: Node[] = []
      const issues = await authorErrorsOf(async () => {
        const page = await readPageFile(file, kind as typeof docs)
        const fields = await contentFields(page, file, kind as typeof docs, { root, withDrafts: true })
        nodes.push({ ...fields, id: sourcePathOf(file, kind) } as unknown as Node)
      })
      const unread: UnreadPage[] = issues.length > 0 ? [await unreadPage(file, kind)] : []
      return { nodes, issues, unread }
    }),
  )
  return {
    nodes: results.flatMap(({ nodes }) => nodes),
    issues: results.flatMap(({ issues }) => issues),
    unread: results.flatMap(({ unread }) => unread),
  }
}

/**
 * Checks all content as a build does before it creates pages, and returns all mistakes together. A file with a mistake
 * still counts as a page, so that links to it are not reported.
 */
export async function checkSources(context: BuildContext) {
  const { root } = context
  const [readDocs, readPosts, { settings, errors, isValid }] = await Promise.all([
    read<DocNode>(docs, context),
    read<PostNode>(posts, context),
    readSettings(root),
  ])
  const all = [...readDocs.nodes, ...readPosts.nodes]
  const unread = [...readDocs.unread, ...readPosts.unread]
  /** Checks the pages as a build shows them, or as `develop` does: with drafts, and unlisted docs in the sidebar. */
  const check = async (isDevelop: boolean) => {
    const isShown = ({ draft }: { draft: boolean }) => isDevelop || !draft
    const content = {
      ...sortPages(readDocs.nodes.filter(isShown), readPosts.nodes.filter(isShown)),
      drafts: readDocs.nodes.filter((doc) => !isShown(doc)),
      unread,
      root,
    }
    const { site, ...others } = settings
    const checked = isValid('site') ? { site, ...others } : others
    return [
      ...(await authorErrorsOf(
        () => isValid('sidebars') && resolveSite({ ...content, listsUnlisted: isDevelop }, checked),
      )),
      ...(await authorErrorsOf(() => checkContent({ ...content, settings: checked }))),
    ]
  }
  const issues = [...readDocs.issues, ...readPosts.issues, ...errors, ...(await check(context.isDevelop))]
  if (issues.length === 0 && all.some(({ draft }) => draft)) issues.push(...(await check(true)))
  return {
    /** Every doc and post without a mistake, including drafts, in the order of the files. */
    pages: all,
    issues,
  }
}

/**
 * Runs `step`, which checks a part of the content. If it throws an `AuthorError`, adds the issues in all content, so that
 * an author sees every mistake in one run.
 */
export async function withAllIssues(context: BuildContext, step: () => unknown): Promise<void> {
  try {
    await step()
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error
    throw combineErrors([error, ...(await checkSources(context)).issues])
  }
}
