import {
  type BuildContext,
  contentFields,
  docs,
  filesOf,
  posts,
  readPageFile,
  readSettings,
  sourcePathOf,
  pageWithErrors,
} from '../content'
import { combineErrors, errorCollector, type ErrorCollector } from '../errors'
import { type DocNode, sortPages, type PostNode } from './allPages'
import { checkContent, type PageWithErrors } from './checkContent'
import { resolveSettings } from './resolveSettings'

/** The nodes that Gatsby would create from the files of `kind`, including drafts, and the pages with an error. */
async function read<Node>(
  kind: typeof docs | typeof posts,
  { root }: BuildContext,
  errors: ErrorCollector,
): Promise<{ nodes: Node[]; unread: PageWithErrors[] }> {
  const nodes: Node[] = []
  const unread: PageWithErrors[] = []
  for (const file of filesOf(kind, root)) {
    const fields = await errors.try(async () => {
      const page = await readPageFile(file, kind as typeof docs)
      return contentFields(page, file, kind as typeof docs, { root, withDrafts: true })
    })
    if (fields === null) unread.push(await pageWithErrors(file, kind))
    else nodes.push({ ...fields, id: sourcePathOf(file, kind) } as unknown as Node)
  }
  return { nodes, unread }
}

/**
 * Checks all content as a build does before it creates pages, and returns all mistakes together. A file with a mistake
 * still counts as a page, so that links to it are not reported.
 */
export async function checkSources(context: BuildContext) {
  const { root } = context
  const errors = errorCollector()
  const readDocs = await read<DocNode>(docs, context, errors)
  const readPosts = await read<PostNode>(posts, context, errors)
  const { settings, isValid } = await readSettings(root, errors)
  const all = [...readDocs.nodes, ...readPosts.nodes]
  const unread = [...readDocs.unread, ...readPosts.unread]
  /** Checks the pages as a build shows them, or as `develop` does: with drafts, and unlisted docs in the sidebar. */
  const check = (isDevelop: boolean) => {
    const isShown = ({ draft }: { draft: boolean }) => isDevelop || !draft
    const content = {
      ...sortPages(readDocs.nodes.filter(isShown), readPosts.nodes.filter(isShown)),
      drafts: readDocs.nodes.filter((doc) => !isShown(doc)),
      unread,
      root,
    }
    const { site, ...others } = settings
    const checked = isValid('site') ? settings : others
    errors.try(
      () => isValid('sidebars') && resolveSettings({ ...content, listsUnlisted: isDevelop }, checked),
    )
    errors.try(() => checkContent({ ...content, settings: checked }))
  }
  check(context.isDevelop)
  if (errors.list.length === 0 && all.some(({ draft }) => draft)) check(true)
  return {
    /** Every doc and post without a mistake, including drafts, in the order of the files. */
    pages: all,
    issues: errors.list,
  }
}

/**
 * Runs `step`, which checks part of the content. If it throws an `AuthorError`, adds the issues in all content, so that
 * an author sees every mistake in one run.
 */
export async function withAllIssues(context: BuildContext, step: () => unknown): Promise<void> {
  const errors = errorCollector()
  await errors.try(step)
  if (errors.list.length > 0) throw combineErrors([...errors.list, ...(await checkSources(context)).issues])
}
