import type { WrittenLink } from '../../model/body'
import { AuthorError, nearest } from '../errors'

/** A page with a body: where it is written, where it stands, what it links to and what can be linked to in it. */
export interface LinkingPage {
  sourcePath: string
  path: string
  links: readonly WrittenLink[]
  ids: readonly string[]
}

/** Everything on the site that a link may lead to. */
export interface LinkTargets {
  /** Permalinks by doc id. */
  docs: ReadonlyMap<string, string>
  /** Permalinks of the docs that this build leaves out, by doc id. */
  drafts: ReadonlyMap<string, string>
  /** Every path that answers, pages with a body included. */
  paths: ReadonlySet<string>
  /** Paths of the files that stand beside the pages. */
  files: ReadonlySet<string>
  /** The ids in pages with a body, by path; a page that is not in it has unknown ids and takes no fragment. */
  ids: ReadonlyMap<string, ReadonlySet<string>>
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** What is wrong with a link, and what to write instead. */
interface LinkIssue {
  problem: string
  hint: string
}

/** The issue of a link to `path` and `fragment`, or `null` when it leads somewhere. */
export function linkIssue(
  path: string,
  fragment: string | null,
  { paths, files, ids }: Pick<LinkTargets, 'paths' | 'files' | 'ids'>,
): LinkIssue | null {
  if (files.has(path)) return null
  const page = withoutSlash(path)
  if (!paths.has(page)) {
    return {
      problem: `links to "${path}", and no page stands there`,
      hint: `The nearest paths:\n${nearest(page, paths, 3)}`,
    }
  }
  if (fragment === null || fragment === '' || ids.get(page)?.has(fragment)) return null
  const hint = ids.has(page)
    ? `The nearest anchors there:\n${nearest(fragment, ids.get(page) ?? [], 3)}`
    : 'That page takes no anchors.'
  return { problem: `links to "${path}#${fragment}", and the page has no such anchor`, hint }
}

/** The doc id of the draft that a link leads to, or `null`. */
function draftBehind({ docId, path }: WrittenLink, { drafts }: LinkTargets): string | null {
  const found = [...drafts].find(([id, permalink]) => id === docId || permalink === path)
  return found?.[0] ?? null
}

function issueOf(link: WrittenLink, page: LinkingPage, targets: LinkTargets): LinkIssue | null {
  const draft = draftBehind(link, targets)
  if (draft !== null) {
    return {
      problem: `links to the doc "${draft}", which is a draft`,
      hint: `Take "draft: true" out of its front matter, or take the link out.`,
    }
  }
  if (link.docId === null) return linkIssue(link.path ?? page.path, link.fragment, targets)
  const path = targets.docs.get(link.docId)
  if (path !== undefined) return linkIssue(path, link.fragment, targets)
  return {
    problem: `links to the doc "${link.docId}", which does not exist`,
    hint: `The nearest doc ids:\n${nearest(link.docId, targets.docs.keys(), 3)}`,
  }
}

/** Throws one `AuthorError` that lists every link and anchor that leads nowhere, with file and line. */
export function checkLinks(pages: readonly LinkingPage[], targets: LinkTargets): void {
  const issues = pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const issue = issueOf(link, page, targets)
      return issue ? [`${page.sourcePath}:${link.line} ${issue.problem}.\n${issue.hint}`] : []
    }),
  )
  if (issues.length === 0) return
  const count = issues.length === 1 ? 'A link leads' : `${issues.length} links lead`
  throw new AuthorError(`${count} nowhere.`, issues.join('\n\n'))
}
