import type { WrittenDemo } from '../../model/body'
import { EXAMPLE_PAGES } from '../../model/examples'
import type { SiteConfig } from '../../model/site'
import { compiledBodyOf, pathsIn, type Settings } from '../content'
import { AuthorError, locationOf, nearest } from '../errors'
import type { DocNode, DraftDoc, PostNode } from './allPages'
import { checkDemos } from './checkDemos'
import { checkImages, type PageWithImages } from './checkImages'
import { checkLinks, linkIssue, type PageWithLinks, type LinkTargets } from './checkLinks'
import { checkRedirects } from './checkRedirects'
import { checkDocIds, checkRoutes, filePaths, staticRoutes } from './routes'

/** Content and configuration that must fit together. */
export interface Content {
  docs: readonly DocNode[]
  posts: readonly PostNode[]
  /** The docs that are not in this build. */
  drafts: readonly DraftDoc[]
  settings: Pick<Settings, 'site' | 'redirects'>
  /** Absolute path of the repository. */
  root: string
}

/** The decoded fragment, or `null` when it is empty. Throws when it cannot be decoded. */
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

function checkSiteLinks(site: SiteConfig, targets: LinkTargets, root: string): void {
  const items = [
    ...site.navbar.items.flatMap((item) =>
      item.type === 'dropdown' ? item.items : item.type === 'link' ? [item] : [],
    ),
    ...site.footer.links,
    ...site.suggestedPages,
    ...site.footer.columns.flatMap((column) => column.items),
    ...pathsIn(site.announcementBar?.content ?? '').map((to) => ({ label: 'announcementBar', to })),
  ]
  for (const { label, to } of items) {
    if (to === undefined) continue
    const url = new URL(to, 'https://site.invalid')
    const issue = linkIssue(url.pathname, idOf(url.hash, label), targets)
    if (!issue) continue
    const at = locationOf('content/site.ts', to, root)
    throw new AuthorError(`${at}, "${label}": ${issue.problem}.`, issue.hint)
  }
}

function checkPagination(docs: readonly DocNode[], ids: ReadonlyMap<string, unknown>, root: string): void {
  for (const doc of docs) {
    for (const docId of [doc.paginationPrev, doc.paginationNext]) {
      if (typeof docId !== 'string' || ids.has(docId)) continue
      throw new AuthorError(
        `${locationOf(doc.sourcePath, docId, root)} names a doc that does not exist in its pagination: "${docId}".`,
        `Write null for none, or one of these:\n${nearest(docId, ids.keys())}`,
      )
    }
  }
}

/** The fields of a page that the checks need; all bodies together are large. */
interface CheckedPage extends PageWithLinks, PageWithImages {
  demos: readonly WrittenDemo[]
  warnings: readonly string[]
}

function readPage(page: DocNode | PostNode): CheckedPage {
  const { links, ids, images, demos, warnings } = compiledBodyOf(page)
  const { path, sourcePath, absolutePath, image } = page
  return { path, sourcePath, absolutePath, links, ids, images, image, demos, warnings }
}

/** The default doc id of a file, which links to the file contain. */
const fileId = ({ sourcePath }: DocNode): string => sourcePath.replace(/^content\/docs\/|\.mdx$/g, '')

/**
 * Checks that content and configuration fit together, and throws an `AuthorError` for the first contradiction. Returns
 * warnings, each with file and line.
 */
export function checkContent(content: Content): string[] {
  const { docs, posts, drafts, settings, root } = content
  checkDocIds(docs)
  const routes = [...staticRoutes(root), ...docs, ...posts]
  checkRoutes(routes)
  const pages = [...docs, ...posts].map(readPage)
  const permalinks = docs.map((doc) => [doc.docId, doc.path] as const)
  const targets: LinkTargets = {
    docs: new Map([...docs.map((doc) => [fileId(doc), doc.path] as const), ...permalinks]),
    drafts: new Map(drafts.map((doc) => [doc.docId, doc.path])),
    paths: new Set([...routes.map((route) => route.path), ...EXAMPLE_PAGES]),
    files: new Set(
      filePaths(
        [...docs, ...posts].map((page) => page.path),
        root,
      ),
    ),
    ids: new Map(pages.map((page) => [page.path, new Set(page.ids)])),
  }
  checkPagination(docs, new Map(permalinks), root)
  checkImages(pages, root)
  checkDemos(pages, root)
  checkLinks(pages, targets)
  checkSiteLinks(settings.site, targets, root)
  checkRedirects(settings.redirects, routes, root)
  return pages.flatMap(({ warnings }) => warnings)
}
