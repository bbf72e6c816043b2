import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { WrittenDemo } from '../../model/body'
import type { SiteConfig } from '../../model/site'
import { compiledBodyOf } from '../content'
import { checkDemos } from '../content/demos'
import { AuthorError } from '../errors/fail'
import { checkLinks, problemOfLink, type LinkingPage, type LinkTargets } from './links'
import { nearest } from '../errors/nearest'
import { placeIn } from '../errors/placeIn'
import { checkRedirects } from '../hosting/redirects'
import type { Settings } from '../content/settings'
import { pathsIn } from '../content/site'
import { checkImages, type ShowingPage } from './checkImages'
import { checkImports } from '../mdx'
import { checkDocIds, checkRoutes } from './checkRoutes'
import { filesBeside } from './filesBeside'
import type { Draft, DocNode, PostNode } from './gather'
import { staticRoutes } from './staticRoutes'

/** Everything that content and configuration say about one another. */
export interface Content {
  docs: readonly DocNode[]
  posts: readonly PostNode[]
  /** The docs that this build leaves out. */
  drafts: readonly Draft[]
  settings: Pick<Settings, 'site' | 'redirects'>
  /** Absolute path of the repository. */
  root: string
}

/** Applications that stand beside the pages and are built on their own. */
const EXAMPLES = ['/examples', '/examples/landing', '/examples/basic']

/** The id that a fragment names; `null` for none. Throws when it cannot be decoded. */
function idOf(hash: string, label: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null
  } catch {
    throw new AuthorError(
      `content/site.ts, "${label}": the fragment "${hash}" cannot be decoded.`,
      'Write a percent sign in it as %25.',
    )
  }
}

function checkSiteLinks(site: SiteConfig, targets: LinkTargets): void {
  const items = [
    ...site.navbar.items.flatMap((item) =>
      item.type === 'dropdown' ? item.items : item.type === 'link' ? [item] : [],
    ),
    ...site.footer.columns.flatMap((column) => column.items),
    ...pathsIn(site.announcementBar?.content ?? '').map((to) => ({ label: 'announcementBar', to })),
  ]
  for (const { label, to } of items) {
    if (to === undefined) continue
    const url = new URL(to, 'https://site.invalid')
    const found = problemOfLink(url.pathname, idOf(url.hash, label), targets)
    if (found)
      throw new AuthorError(`${placeIn('content/site.ts', to)}, "${label}": ${found.problem}.`, found.hint)
  }
}

function checkPagination(docs: readonly DocNode[], ids: ReadonlyMap<string, unknown>): void {
  for (const doc of docs) {
    for (const docId of [doc.paginationPrevious, doc.paginationNext]) {
      if (typeof docId !== 'string' || ids.has(docId)) continue
      throw new AuthorError(
        `${placeIn(doc.sourcePath, docId)} names a doc that does not exist in its pagination: "${docId}".`,
        `Write null for none, or one of these:\n${nearest(docId, ids.keys())}`,
      )
    }
  }
}

/** What the checks read of a page; its nodes stay in the store, since all pages together are large. */
interface CheckedPage extends LinkingPage, ShowingPage {
  demos: readonly WrittenDemo[]
}

function readPage(page: DocNode | PostNode): CheckedPage {
  const { links, ids, images, demos } = compiledBodyOf(page)
  const { path, sourcePath, absolutePath, image } = page
  return { path, sourcePath, absolutePath, links, ids, images, image, demos }
}

/** What the id of a doc would be by its file alone; a link to the file comes with it. */
const fileId = ({ sourcePath }: DocNode): string => sourcePath.replace(/^content\/docs\/|\.mdx$/g, '')

/** Throws an `AuthorError` for the first thing in content and configuration that contradicts another. */
export function checkContent(content: Content): void {
  const { docs, posts, drafts, settings, root } = content
  checkDocIds(docs)
  const routes = [...staticRoutes(root), ...docs, ...posts]
  checkRoutes(routes)
  const pages = [...docs, ...posts].map(readPage)
  const permalinks = docs.map((doc) => [doc.docId, doc.path] as const)
  const targets: LinkTargets = {
    docs: new Map([...docs.map((doc) => [fileId(doc), doc.path] as const), ...permalinks]),
    drafts: new Map(drafts.map((doc) => [doc.docId, doc.path])),
    paths: new Set([...routes.map((route) => route.path), ...EXAMPLES]),
    files: new Set(filesBeside([...permalinks.map(([, at]) => at), ...posts.map((post) => post.path)], root)),
    ids: new Map(pages.map((page) => [page.path, new Set(page.ids)])),
  }
  checkPagination(docs, new Map(permalinks))
  checkImages(pages, root)
  checkDemos(pages, root)
  // A file that a page imports may be gone although the page itself has not changed since it was compiled.
  for (const { rendering, sourcePath } of [...docs, ...posts])
    if (rendering === 'MODULE')
      checkImports(readFileSync(path.join(root, sourcePath), 'utf8'), sourcePath, root)
  checkLinks(pages, targets)
  checkSiteLinks(settings.site, targets)
  checkRedirects(settings.redirects, routes)
}
