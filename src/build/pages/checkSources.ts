import {
  assertMdx,
  type BuildContext,
  checkSiteConfig,
  compiledBodyOf,
  contentFields,
  docs,
  filesOf,
  posts,
  sourcePathOf,
} from '../content'
import { type AuthorError, authorErrorsOf } from '../errors'
import type { PageSamples } from '../mdx'
import { type DocNode, sortPages, type PostNode } from './allPages'
import { checkContent, type Content } from './checkContent'
import { resolveSite } from './resolveSite'

/** Docs, posts and settings as read without Gatsby, and the issues in them. */
export interface CheckedSources {
  /** The code blocks of every page, in the order of the files. */
  pages: PageSamples[]
  /** Number of docs and posts, including drafts. */
  count: number
  issues: AuthorError[]
  /** Messages about what is not an error, each with file and line. */
  warnings: string[]
}

/** The nodes that Gatsby would create from the files of `kind`, including drafts, and the issues in the files. */
async function read<Node>(kind: typeof docs | typeof posts, { root, samples }: BuildContext) {
  const results = await Promise.all(
    filesOf(kind, root).map(async (file) => {
      const sourcePath = sourcePathOf(file, kind)
      const nodes: Node[] = []
      const issues = await authorErrorsOf(async () => {
        assertMdx(sourcePath)
        const fields = await contentFields(file, kind as typeof docs, { root, samples, withDrafts: true })
        nodes.push({ ...fields, id: sourcePath } as unknown as Node)
      })
      return { nodes, issues }
    }),
  )
  return {
    nodes: results.flatMap(({ nodes }) => nodes),
    issues: results.flatMap(({ issues }) => issues),
  }
}

/**
 * Checks all content as a build does before it creates pages. Files are only checked together when there is no issue in
 * any of them.
 */
export async function checkSources(context: BuildContext): Promise<CheckedSources> {
  const { root, settings } = context
  // Concurrently, so that the samples of all files are checked in one program.
  const [readDocs, readPosts] = await Promise.all([
    read<DocNode>(docs, context),
    read<PostNode>(posts, context),
  ])
  const all = [...readDocs.nodes, ...readPosts.nodes]
  const check = (content: Pick<Content, 'docs' | 'posts' | 'drafts'>, listsUnlisted: boolean) =>
    authorErrorsOf(() => {
      const ordered = { ...content, ...sortPages(content.docs, content.posts), root }
      resolveSite({ ...ordered, listsUnlisted, pathPrefix: '' }, settings)
      checkContent({ ...ordered, settings })
    })
  const asInBuild = () =>
    check(
      {
        docs: readDocs.nodes.filter(({ draft }) => !draft),
        posts: readPosts.nodes.filter(({ draft }) => !draft),
        drafts: readDocs.nodes.filter(({ draft }) => draft),
      },
      false,
    )
  const asInDevelop = () => check({ docs: readDocs.nodes, posts: readPosts.nodes, drafts: [] }, true)
  const issues = [
    ...readDocs.issues,
    ...readPosts.issues,
    ...(await authorErrorsOf(() => checkSiteConfig(settings.site, root))),
  ]
  if (issues.length === 0) issues.push(...(await asInBuild()))
  if (issues.length === 0 && all.some(({ draft }) => draft)) issues.push(...(await asInDevelop()))
  return {
    pages: all.map((page) => ({ path: page.sourcePath, code: compiledBodyOf(page).code })),
    warnings: all.flatMap((page) => compiledBodyOf(page).warnings),
    count: all.length,
    issues,
  }
}
