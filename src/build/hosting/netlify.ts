import { isVersion, withBase } from '../../model/url'
import type { HostFacts } from './hostFacts'

/** The text of `_headers`. */
export function netlifyHeaders({ headers }: Pick<HostFacts, 'headers'>, readers: string): string {
  const rules = headers.map(({ for: path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `# Written by the build for ${readers}.\n${rules.join('\n\n')}\n`
}

/** A line of `_redirects`. */
interface Rule {
  from: string
  to: string
}

/** Folders of the site that hold pages, and pages as shallow. */
interface Places {
  folders: string[]
  leaves: string[]
}

/** What there is at a depth of one (`docs`) or two (`docs/api`). */
function places(pages: readonly string[], depth: 1 | 2): Places {
  const split = pages.map((page) => page.split('/').filter((segment) => segment !== ''))
  const fit = split.filter(
    (segments) => segments.length >= depth && !segments.slice(0, depth).some(isVersion),
  )
  const path = (segments: string[]) => `/${segments.slice(0, depth).join('/')}`
  const folders = new Set(fit.filter((segments) => segments.length > depth).map(path))
  const leaves = new Set(fit.filter((segments) => segments.length === depth).map(path))
  return { folders: [...folders].sort(), leaves: [...leaves].sort() }
}

/** The rules for `/r/<path>`. A folder is named in full, so that no rule can take a version for a folder. */
function withoutVersion(top: Places, inner: Places): Rule[] {
  const exact = [...new Set(['', ...top.folders, ...top.leaves, ...inner.folders, ...inner.leaves])]
  return [
    ...exact.map((path) => ({ from: `/r${path}`, to: path || '/' })),
    ...inner.folders.map((folder) => ({ from: `/r${folder}/*`, to: `${folder}/:splat` })),
  ]
}

/**
 * The rules for one version, before and after the first segment. None ends in a bare `/:splat`: behind two slashes
 * it would name another host.
 */
function forVersion(version: string, { folders, leaves }: Places): Rule[] {
  const exact = [...new Set([...folders, ...leaves])]
  return [
    { from: `/r/${version}`, to: '/' },
    ...exact.flatMap((path) => [
      { from: `/r/${version}${path}`, to: path },
      { from: `/r${path}/${version}`, to: path },
    ]),
    ...folders.flatMap((folder) => [
      { from: `/r/${version}${folder}/*`, to: `${folder}/:splat` },
      { from: `/r${folder}/${version}/*`, to: `${folder}/:splat` },
    ]),
  ]
}

/**
 * The text of `_redirects`.
 *
 * The format knows no regular expressions, so the `/r/` rule is spelled out for the folders and versions there
 * are. Each line answers exactly what `legacyTarget` says, and the script in 404.html answers the rest. Rules with a `*`
 * come last: Cloudflare Pages stops reading after the hundredth of them.
 */
export function netlifyRedirects(
  { pages, moved, versions, baseUrl }: Omit<HostFacts, 'headers'>,
  readers: string,
): string {
  const words = ['next', ...versions.flatMap((version) => [version, `v${version}`])]
  const top = places(pages, 1)
  const inner = places(pages, 2)
  const rules = [...moved, ...withoutVersion(top, inner), ...words.flatMap((word) => forVersion(word, top))]
  const [patterns, plain] = [true, false].map((wanted) =>
    rules.filter((rule) => rule.from.includes('*') === wanted),
  )
  const ordered = [...(plain ?? []), ...(patterns ?? [])]
  const lines = ordered.map(({ from, to }) => `${withBase(from, baseUrl)} ${withBase(to, baseUrl)} 301`)
  return `# Written by the build for ${readers}: pages that moved, then the /r/ rule.\n${lines.join('\n')}\n`
}
