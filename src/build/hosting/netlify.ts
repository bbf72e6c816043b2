import { isVersion, withBase } from '../../model/url'
import type { HostFacts } from './headerRules'

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

/** Folders that contain pages, and pages at the same depth. */
interface Paths {
  folders: string[]
  leaves: string[]
}

/** The paths at a depth of one (`docs`) or two (`docs/api`). */
function pathsAt(pages: readonly string[], depth: 1 | 2): Paths {
  const split = pages.map((page) => page.split('/').filter((segment) => segment !== ''))
  const fit = split.filter(
    (segments) => segments.length >= depth && !segments.slice(0, depth).some(isVersion),
  )
  const path = (segments: string[]) => `/${segments.slice(0, depth).join('/')}`
  const folders = new Set(fit.filter((segments) => segments.length > depth).map(path))
  const leaves = new Set(fit.filter((segments) => segments.length === depth).map(path))
  return { folders: [...folders].sort(), leaves: [...leaves].sort() }
}

/** The rules for `/r/<path>`. Folders are spelled out, so that no rule matches a version. */
function withoutVersion(top: Paths, inner: Paths): Rule[] {
  const exact = [...new Set(['', ...top.folders, ...top.leaves, ...inner.folders, ...inner.leaves])]
  return [
    ...exact.map((path) => ({ from: `/r${path}`, to: path || '/' })),
    ...inner.folders.map((folder) => ({ from: `/r${folder}/*`, to: `${folder}/:splat` })),
  ]
}

/**
 * The rules for one version, before and after the first segment. No target is a bare `/:splat`: with two slashes, it
 * would name another host.
 */
function forVersion(version: string, { folders, leaves }: Paths): Rule[] {
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
 * The format has no regular expressions, so the `/r/` rule is spelled out for existing folders and versions. Each line
 * redirects as `legacyTarget` does, and the script in 404.html handles the rest. Rules with a `*` come last, because
 * Cloudflare Pages ignores those after the hundredth.
 */
export function netlifyRedirects(
  { pages, moved, versions, baseUrl }: Omit<HostFacts, 'headers'>,
  readers: string,
): string {
  const words = ['next', ...versions.flatMap((version) => [version, `v${version}`])]
  const top = pathsAt(pages, 1)
  const inner = pathsAt(pages, 2)
  const rules = [...moved, ...withoutVersion(top, inner), ...words.flatMap((word) => forVersion(word, top))]
  const [patterns, plain] = [true, false].map((wanted) =>
    rules.filter((rule) => rule.from.includes('*') === wanted),
  )
  const ordered = [...(plain ?? []), ...(patterns ?? [])]
  const lines = ordered.map(({ from, to }) => `${withBase(from, baseUrl)} ${withBase(to, baseUrl)} 301`)
  return `# Written by the build for ${readers}: pages that moved, then the /r/ rule.\n${lines.join('\n')}\n`
}
