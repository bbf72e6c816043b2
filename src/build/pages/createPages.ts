import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { type BuildContext, newNode } from '../content'
import { errorCollector } from '../errors'
import { allPages } from './allPages'
import { checkContent } from './checkContent'
import { resolveSettings } from './resolveSettings'

/**
 * Creates the nodes that depend on all docs: sidebars, and links in the site configuration.
 *
 * Throws one `AuthorError` with all contradictions between content and configuration.
 */
export function createSiteNodes(args: CreatePagesArgs, context: BuildContext): void {
  const { root, settings, drafts, isDevelop } = context
  const content = { ...allPages(args), drafts, root }
  const errors = errorCollector()
  const site = errors.try(() => resolveSettings({ ...content, listsUnlisted: isDevelop }, settings))
  errors.try(() => checkContent({ ...content, settings }))
  // Created before errors are thrown: in develop, sidebars and links must exist despite a dead link.
  const { createNode } = args.actions
  for (const sidebar of site?.sidebars ?? [])
    void createNode(newNode(args, 'Sidebar', sidebar.sidebarId, sidebar))
  if (site?.links) void createNode(newNode(args, 'SiteLinks', 'site', site.links))
  errors.raise()
}

/** Creates the page of every doc, at its permalink. */
export function createDocPages(args: CreatePagesArgs, { root }: BuildContext): void {
  const component = path.join(root, 'src/templates/doc.tsx')
  for (const doc of allPages(args).docs) {
    args.actions.createPage({ path: doc.path, component, context: { id: doc.id } })
  }
}

/** Creates the page of every post, at its permalink, with its listed neighbors. */
export function createPostPages(args: CreatePagesArgs, { root }: BuildContext): void {
  const component = path.join(root, 'src/templates/post.tsx')
  const { posts } = allPages(args)
  const listed = posts.filter(({ unlisted }) => !unlisted)
  for (const post of posts) {
    const at = listed.indexOf(post)
    const newerId = listed[at - 1]?.id ?? null
    const olderId = (at >= 0 && listed[at + 1]?.id) || null
    args.actions.createPage({
      path: post.path,
      component,
      context: { id: post.id, newerId, olderId },
    })
  }
}
