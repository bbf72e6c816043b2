import { EXAMPLE_PAGES } from '../../model/examples'
import type { Redirect, RedirectConfig } from '../../model/url'
import { AuthorError, checkEach, locationOf, nearestList } from '../errors'
import { filePaths, type Route } from './routes'

/** The source of a redirect. */
interface Source {
  sourcePath: string
  root: string
}

interface WrittenRedirect extends Redirect, Source {}

const configFile = 'content/redirects.ts'
const plainPath = /^\/(?:[^/?#\s*:\\]+(?:\/[^/?#\s*:\\]+)*)?$/

function checkPath(path: string, key: string, { sourcePath, root }: Source): void {
  if (plainPath.test(path)) return
  throw new AuthorError(
    `${locationOf(sourcePath, path, root)}: "${path}" in ${key} is not a path on this site.`,
    'Write it like "/docs/overview": one leading slash, no trailing slash, no query, no fragment, no "*" or ":".',
  )
}

/** Throws for a redirect of a path that already has content, because hosts would ignore it. `answers` describes it. */
function checkSource(
  { from, sourcePath, root }: WrittenRedirect,
  answers: ReadonlyMap<string, string>,
): void {
  if (from === '/r' || from.startsWith('/r/')) {
    throw new AuthorError(
      `${locationOf(sourcePath, from, root)}: "${from}" cannot be redirected.`,
      'Every path under /r/ already redirects to the same path without "r" and without a version.',
    )
  }
  const answer = answers.get(from)
  if (answer === undefined) return
  throw new AuthorError(
    `${locationOf(sourcePath, from, root)}: "${from}" is redirected, but it is ${answer}.`,
    'Remove the redirect, or move the page or file.',
  )
}

/** A description of the content at each path of the site, for messages. */
function answersOf(pages: readonly Route[], root: string): Map<string, string> {
  const contentPages = pages.filter(({ sourcePath }) => sourcePath.startsWith('content/'))
  return new Map([
    ...filePaths(contentPages, root).map((file) => [file, 'a file of the site'] as const),
    ...EXAMPLE_PAGES.map((page) => [page, 'the page of an example'] as const),
    ...pages.map(({ path, sourcePath }) => [path, `the page of ${sourcePath}`] as const),
  ])
}

function checkTarget(
  { from, to, sourcePath, root }: WrittenRedirect,
  redirects: WrittenRedirect[],
  paths: string[],
): void {
  if (paths.includes(to)) return
  const next = redirects.find((redirect) => redirect.from === to)
  if (next !== undefined) {
    throw new AuthorError(
      `${locationOf(sourcePath, from, root)}: "${from}" leads to "${to}", which is redirected itself.`,
      from === next.to
        ? 'The two redirect to each other. Remove one.'
        : `Redirect it directly to "${next.to}".`,
    )
  }
  throw new AuthorError(
    `${locationOf(sourcePath, to, root)}: "${from}" leads to "${to}", which is not a page.`,
    `Closest paths:\n${nearestList(to, paths)}`,
  )
}

/**
 * All redirects from `content/redirects.ts` and from `redirect_from` in front matter.
 *
 * Throws one `AuthorError` with every invalid path, redirect of an existing page, second redirect of the same path, chain,
 * loop, and target that does not exist.
 */
export function checkRedirects(config: RedirectConfig, pages: readonly Route[], root: string): Redirect[] {
  const moved = config.moved.map((redirect) => ({ ...redirect, sourcePath: configFile, root }))
  const fromPages = pages.flatMap(({ path, sourcePath, redirectFrom = [] }) =>
    redirectFrom.map((from) => ({ from, to: path, sourcePath, root })),
  )
  const redirects = [...moved, ...fromPages]
  const paths = pages.map((page) => page.path)
  const answers = answersOf(pages, root)
  const seen = new Map<string, WrittenRedirect>()
  checkEach(redirects, (redirect) => {
    const { from, to, sourcePath } = redirect
    checkPath(from, sourcePath === configFile ? '"from"' : 'redirect_from', redirect)
    checkPath(to, '"to"', redirect)
    checkSource(redirect, answers)
    checkTarget(redirect, redirects, paths)
    const other = seen.get(from)
    seen.set(from, redirect)
    if (other === undefined) return
    throw new AuthorError(
      `"${from}" is redirected twice: to "${other.to}" in ${other.sourcePath} and to "${to}" in ${sourcePath}.`,
      'Keep one of the two.',
    )
  })
  return redirects.map(({ from, to }) => ({ from, to }))
}
