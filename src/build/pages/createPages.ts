import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { settings } from '../content/settings'
import { checkContent } from './checkContent'
import { draftsAmong } from './draftsAmong'
import { gather, type PageNode } from './gather'
import { resolveSite } from './resolveSite'

/** The template of a page: one for all bodies that are data, one for those that are modules. */
function componentOf(kind: 'doc' | 'post', page: PageNode): string {
  const template = path.resolve(`src/templates/${kind}.tsx`)
  if (page.rendering === 'DATA') return template
  return `${path.resolve('src/templates/module.tsx')}?__contentFilePath=${page.absolutePath}`
}

/**
 * Makes the nodes that need to know all docs: sidebars and site configuration.
 *
 * Throws an `AuthorError` when content or configuration contradict one another.
 */
export function createSiteNodes(args: CreatePagesArgs): void {
  const { actions, createNodeId, createContentDigest, pathPrefix } = args
  const node = (type: string, key: string, fields: object) =>
    actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    })

  const content = { ...gather(args), drafts: draftsAmong(args), root: process.cwd() }
  // In develop a mistake elsewhere must not keep sidebars and configuration from being made.
  const { sidebars, configuration } = resolveSite(content, settings(), pathPrefix)
  for (const [sidebarId, items] of sidebars) void node('Sidebar', sidebarId, { sidebarId, items })
  void node('SiteConfiguration', 'site', configuration)
  checkContent({ ...content, settings: settings() })
}

/** What the page of a doc asks for; as a module it shares its queries with posts, and has none beside it. */
const contextOf = ({ id, rendering }: PageNode) =>
  rendering === 'DATA' ? { id } : { id, newerId: null, olderId: null }

/** Creates the page of every doc and post. */
export function createContentPages(args: CreatePagesArgs): void {
  const { actions } = args
  const { docs, posts } = gather(args)
  for (const doc of docs)
    actions.createPage({ path: doc.path, component: componentOf('doc', doc), context: contextOf(doc) })
  const listed = posts.filter(({ unlisted }) => !unlisted)
  for (const post of posts) {
    const at = listed.indexOf(post)
    const context = {
      id: post.id,
      newerId: listed[at - 1]?.id ?? null,
      olderId: (at >= 0 && listed[at + 1]?.id) || null,
    }
    actions.createPage({ path: post.path, component: componentOf('post', post), context })
  }
}
