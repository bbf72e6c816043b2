import type { WrittenLink } from '../../model/body'
import { PLAYGROUND } from '../../model/examples'
import { decoded } from '../../model/url'
import { AuthorError, checkEach, isTypo, nearestList } from '../errors'

/** A page with its links, and the ids that fragments may name. */
export interface PageWithLinks {
  sourcePath: string
  path: string
  links: readonly WrittenLink[]
  ids: readonly string[]
}

/** Everything that a link may lead to. */
export interface LinkTargets {
  /** Permalinks by doc id. */
  docs: ReadonlyMap<string, string>
  /** Permalinks of docs that are not in this build, by doc id. */
  drafts: ReadonlyMap<string, string>
  /** Paths of all pages. */
  paths: ReadonlySet<string>
  /** The address of the home page, with a trailing slash. Without it, absolute URLs are not checked. */
  home?: string
  /** Paths of files that are not pages. */
  files: ReadonlySet<string>
  /** The ids in docs and posts, by path. Links to other pages cannot have a fragment. */
  ids: ReadonlyMap<string, ReadonlySet<string>>
  /** Paths of the pages whose anchors are unknown, because their files have a mistake. */
  unread: ReadonlySet<string>
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

interface LinkIssue {
  problem: string
  hint: string
}

/** A hint for a target that was moved or renamed; empty if it is probably misspelled. */
const moved = (source: string, existing: Iterable<string>, path: string): string =>
  isTypo(source, existing)
    ? ''
    : `\nIf it was moved or renamed, add "redirect_from: [${path}]" to its front matter, so that links from elsewhere keep working.`

/** The issue with a link to `path` and `fragment`, or `null` if it is valid. */
export function linkIssue(
  path: string,
  fragment: string | null,
  { paths, files, ids, unread }: Pick<LinkTargets, 'paths' | 'files' | 'ids' | 'unread'>,
): LinkIssue | null {
  if (files.has(path)) return null
  const page = withoutSlash(path)
  if (!paths.has(page)) {
    return {
      problem: `links to "${path}", but there is no such page`,
      hint: `Closest paths:\n${nearestList(page, paths, 3)}${moved(page, paths, page)}`,
    }
  }
  if (fragment === null || fragment === '' || unread.has(page) || ids.get(page)?.has(fragment)) return null
  // In the address of the playground, the fragment names what to open.
  if (page === PLAYGROUND && fragment.includes('=')) return null
  const anchors = ids.get(page)
  const reason = anchors ? 'the page has no such anchor' : 'only links to docs and posts can have an anchor'
  const names = anchors && nearestList(fragment, anchors, 3)
  const hint = names ? `Closest anchors on that page:\n${names}` : `Link to "${path}".`
  return { problem: `links to "${path}#${fragment}", but ${reason}`, hint }
}

/** The issue with a link from settings to `to`, a path with or without a fragment, or `null` if it is valid. */
export function settingsLinkIssue(to: string, targets: Parameters<typeof linkIssue>[2]): LinkIssue | null {
  const { pathname, hash } = new URL(to, 'https://site.invalid')
  const fragment = hash.slice(1)
  return linkIssue(pathname, decoded(fragment) ?? fragment, targets)
}

/** The doc id of the draft that a link leads to, or `null`. */
function draftOf({ docId, path }: WrittenLink, { drafts }: LinkTargets): string | null {
  const found = [...drafts].find(([id, permalink]) => id === docId || permalink === path)
  return found?.[0] ?? null
}

/** Converts a link with an absolute URL on this site to a link to the path. Returns `null` for a link to another site. */
function inSite(link: WrittenLink, home: string | undefined): WrittenLink | null {
  if (link.url === undefined) return link
  if (home === undefined) return null
  const { origin, pathname, hash } = new URL(link.url, home)
  const address = origin + pathname
  if (!`${address}/`.startsWith(home)) return null
  // An address that cannot be decoded does not match any page.
  const [path, fragment] = [`/${address.slice(home.length)}`, hash.slice(1)]
  return { ...link, path: decoded(path) ?? path, fragment: decoded(fragment) ?? fragment }
}

function issueOf(source: WrittenLink, page: PageWithLinks, targets: LinkTargets): LinkIssue | null {
  const link = inSite(source, targets.home)
  if (link === null) return null
  const draft = draftOf(link, targets)
  if (draft !== null) {
    return {
      problem: `links to the doc "${draft}", which is a draft`,
      hint: `Remove "draft: true" from its front matter, or remove the link.`,
    }
  }
  if (link.docId === null) return linkIssue(link.path ?? page.path, link.fragment, targets)
  const path = targets.docs.get(link.docId)
  if (path !== undefined) return linkIssue(path, link.fragment, targets)
  return {
    problem: `links to the doc "${link.docId}", which does not exist`,
    hint: `Closest doc ids:\n${nearestList(link.docId, targets.docs.keys(), 3)}${moved(link.docId, targets.docs.keys(), `/docs/${link.docId}`)}`,
  }
}

/** Throws one `AuthorError` with every broken link and anchor, with file and line. */
export function checkLinks(pages: readonly PageWithLinks[], targets: LinkTargets): void {
  const links = pages.flatMap((page) => page.links.map((link) => ({ page, link })))
  checkEach(links, ({ page, link }) => {
    const issue = issueOf(link, page, targets)
    if (issue) throw new AuthorError(`${page.sourcePath}:${link.line} ${issue.problem}.`, issue.hint)
  })
}
