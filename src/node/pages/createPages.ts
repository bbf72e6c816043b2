import path from 'node:path'
import { version as release } from '@craftjs/core/package.json'
import type { CreatePagesArgs } from 'gatsby'
import { version } from '../../../package.json'
import { linksOf, type SidebarItem } from '../../model/sidebar'
import { settings } from '../settings'
import { resolveSidebar } from '../sidebars'
import { siteFields } from '../site'
import { checkContent } from './checkContent'
import { gather, type PageNode } from './gather'

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
  const { actions, createNodeId, createContentDigest } = args
  const { docs, posts } = gather(args)
  const { site, sidebars: inputs } = settings()

  const node = (type: string, key: string, fields: object) =>
    actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    })

  const byId = new Map(docs.map((doc) => [doc.docId, doc]))
  const sidebars = new Map<string, SidebarItem[]>()
  for (const [sidebarId, entries] of Object.entries(inputs)) {
    const items = resolveSidebar(entries, byId)
    sidebars.set(sidebarId, items)
    void node('Sidebar', sidebarId, { sidebarId, items })
  }
  const sidebarOf = (docId: string) =>
    [...sidebars].find(([, items]) => linksOf(items).some((link) => link.docId === docId))?.[0] ?? null
  const configuration = siteFields(site, { version, release }, docs, sidebars, sidebarOf, args.pathPrefix)
  void node('SiteConfiguration', 'site', configuration)

  checkContent({ docs, posts, site, root: process.cwd() })
}

/** Creates the page of every doc and post. */
export function createContentPages(args: CreatePagesArgs): void {
  const { actions } = args
  const { docs, posts } = gather(args)
  for (const doc of docs)
    actions.createPage({ path: doc.path, component: componentOf('doc', doc), context: { id: doc.id } })
  for (const [index, post] of posts.entries()) {
    const context = {
      id: post.id,
      newerId: posts[index - 1]?.id ?? null,
      olderId: posts[index + 1]?.id ?? null,
    }
    actions.createPage({ path: post.path, component: componentOf('post', post), context })
  }
}
