import type { WrittenDemo } from '../../model/body'
import { EXAMPLE_PAGES } from '../../model/examples'
import { compiledBodyOf, type DraftDoc, type Settings } from '../content'
import { AuthorError, checkEach, errorCollector, locationOf, nearestList } from '../errors'
import { type DocNode, permalinksOf, type PostNode } from './allPages'
import { checkDemos } from './checkDemos'
import { checkImages, type PageWithImages } from './checkImages'
import { checkLinks, type LinkTargets, type PageWithLinks, settingsLinkIssue } from './checkLinks'
import { checkRedirects } from './checkRedirects'
import { checkSite } from './checkSite'
import { checkWrappers, type PageWithWrappers } from './checkWrappers'
import { checkDocIds, checkFilePaths, checkRoutes, filePaths, staticRoutes } from './routes'

/** Content and configuration that must not contradict each other. */
export interface Content {
  docs: readonly DocNode[]
  posts: readonly PostNode[]
  /** The docs that are not in this build because they are drafts. */
  drafts: readonly DraftDoc[]
  /** Without a `site`, its links are not checked. */
  settings: Pick<Settings, 'redirects' | 'searchWords'> & Partial<Pick<Settings, 'site'>>
  /** Docs and posts with a mistake in their files. Only their ids and addresses are known. */
  unread?: readonly PageWithErrors[]
  /** Absolute path of the repository. */
  root: string
}

/** A page whose file has a mistake. */
export interface PageWithErrors {
  docId: string | null
  path: string
  sourcePath: string
}

function checkPagination(docs: readonly DocNode[], ids: ReadonlySet<string>, root: string): void {
  const named = docs.flatMap(({ sourcePath, paginationPrev, paginationNext }) =>
    [paginationPrev, paginationNext].map((docId) => ({ sourcePath, docId })),
  )
  checkEach(named, ({ sourcePath, docId }) => {
    if (typeof docId !== 'string' || ids.has(docId)) return
    throw new AuthorError(
      `${locationOf(sourcePath, docId, root)} names a doc in its pagination that does not exist: "${docId}".`,
      `Write null for none, or one of these:\n${nearestList(docId, ids.keys())}`,
    )
  })
}

function checkSearchWords(words: Settings['searchWords'], targets: LinkTargets, root: string): void {
  const file = 'content/searchWords.ts'
  checkEach(Object.keys(words), (to) => {
    const issue = settingsLinkIssue(to, targets)
    if (issue) throw new AuthorError(`${locationOf(file, to, root)} ${issue.problem}.`, issue.hint)
  })
}

/** The fields of a page that the checks need, instead of whole bodies, because all bodies together are large. */
interface CheckedPage extends PageWithLinks, PageWithImages, PageWithWrappers {
  demos: readonly WrittenDemo[]
}

function checkedPage(page: DocNode | PostNode): CheckedPage {
  const { links, ids, images, demos, code } = compiledBodyOf(page)
  const { path, sourcePath, absolutePath, image } = page
  const wrappers = code.flatMap(({ wrapper: name, run, line }) => (name ? { name, run, line } : []))
  return { path, sourcePath, absolutePath, links, ids, images, image, demos, wrappers }
}

/** The ids at each path. If two pages have the same path, which is reported elsewhere, a link may mean either. */
function idsByPath(pages: readonly CheckedPage[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { path, ids } of pages) found.set(path, new Set([...(found.get(path) ?? []), ...ids]))
  return found
}

/** Checks content and configuration against each other, and throws one `AuthorError` with all contradictions. */
export function checkContent(content: Content): void {
  const { docs, posts, drafts, settings, unread = [], root } = content
  const { site } = settings
  const errors = errorCollector()
  const unreadDocs = unread.flatMap(({ docId, ...page }) => (docId === null ? [] : { docId, ...page }))
  errors.try(() => checkDocIds(docs))
  const routes = [...staticRoutes(root), ...docs, ...posts]
  // Docs with the same id usually have the same route, and the mistake would be reported twice.
  const firsts = docs.filter(({ docId }, index) => docs.findIndex((doc) => doc.docId === docId) === index)
  errors.try(() => checkRoutes([...staticRoutes(root), ...firsts, ...posts]))
  errors.try(() => checkFilePaths([...docs, ...posts], root))
  const pages = [...docs, ...posts].map(checkedPage)
  const allDocs = [...docs, ...unreadDocs]
  const targets: LinkTargets = {
    docs: permalinksOf(allDocs),
    drafts: new Map(drafts.map((doc) => [doc.docId, doc.path])),
    paths: new Set([...[...routes, ...unread].map((route) => route.path), ...EXAMPLE_PAGES]),
    files: new Set(filePaths([...docs, ...posts, ...unread], root)),
    ids: idsByPath(pages),
    unread: new Set(unread.map((page) => page.path)),
    ...(site && { home: site.url + site.baseUrl }),
  }
  errors.try(() => checkPagination(docs, new Set(allDocs.map(({ docId }) => docId)), root))
  errors.try(() => checkImages(pages, root))
  errors.try(() => checkDemos(pages, root))
  errors.try(() => checkWrappers(pages, root))
  errors.try(() => checkLinks(pages, targets))
  if (site) errors.try(() => checkSite(site, targets, root))
  errors.try(() => checkSearchWords(settings.searchWords, targets, root))
  errors.try(() => checkRedirects(settings.redirects, [...routes, ...unread], root))
  errors.raise()
}
