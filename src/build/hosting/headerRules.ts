import { APPLICATIONS, EXAMPLE_PAGES, EXAMPLES } from '../../model/examples'
import { SANDBOX } from '../../model/playground'
import { EXAMPLES_POLICY, SANDBOX_HEADER } from '../../model/policy'
import type { Redirect } from '../../model/url'

/**
 * Headers for the paths that a pattern matches: one path, or with `*` at the end, all paths with this prefix.
 *
 * The pattern for a page ends in a slash: Cloudflare Pages serves the `index.html` of a folder at the path with the slash,
 * and Netlify ignores a trailing slash.
 */
export interface HeaderRule {
  for: string
  headers: Readonly<Record<string, string>>
}

/** The contents of host files. All paths include the path prefix. */
export interface HostRules {
  /** The headers of each path, from `headerRules`. */
  headers: readonly HeaderRule[]
  /** Redirects; the first one that matches applies. A `from` may end in `/*`, and its `to` in `/:splat`. */
  redirects: readonly Redirect[]
  /** The path prefix, with a slash at both ends. */
  baseUrl: string
}

/**
 * Headers on every path, including unknown ones.
 *
 * `X-Frame-Options` keeps other sites from framing anything. The policy of pages is stricter, and browsers prefer it.
 */
const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Folders of the example editors, except those with the policy in their HTML file. */
const EXAMPLE_FOLDERS = EXAMPLE_PAGES.filter((path) => !APPLICATIONS.includes(path)).map((path) => `${path}/`)

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** Fresh for five minutes, then revalidated in the background. */
const STALE_WHILE_REVALIDATE = { 'Cache-Control': 'public, max-age=300, stale-while-revalidate=604800' }
const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** Removes sections that begin with another section, because `/docs*` also matches `/docs-archive`. */
const shortest = (sections: readonly string[]) =>
  sections.filter((section) => !sections.some((other) => other !== section && section.startsWith(other)))

/** Headers of Markdown versions: browsers show them as text, and search engines index the page instead. */
const RAW_MARKDOWN = { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' }

/** Headers of package archives, which browsers save and npm unpacks. */
const ARCHIVE = { 'Content-Type': 'application/gzip' }

interface HeaderFacts {
  /** The policy of every page. */
  policy: string
  /** First segments of all pages: `/docs`, `/support`, … */
  sections: readonly string[]
  /** Names of files at the top level that contain a hash. */
  hashed: readonly string[]
  /** The path prefix, with a slash at both ends. */
  baseUrl: string
}

/**
 * The headers of the site, rule by rule.
 *
 * Hosts merge overlapping rules, so two rules that can match the same path never set the same header. Paths below the
 * sections of the site get the policy of pages. The documents of the editors and the frame of the playground have their
 * own policies. For an unknown path below `/examples`, the not-found page has its policy in a meta tag.
 */
export function headerRules({ policy, sections, hashed, baseUrl }: HeaderFacts): HeaderRule[] {
  const at = (path: string) => baseUrl + path.replace(/^\//, '')
  const rulesFor = (paths: readonly string[], headers: HeaderRule['headers']) =>
    paths.map((path) => ({ for: at(path), headers }))
  const page = { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'`, ...REVALIDATED }
  // The landing page shows an editor in a frame.
  const editor = { 'Content-Security-Policy': `${EXAMPLES_POLICY}; frame-ancestors 'self'`, ...REVALIDATED }
  const application = { 'Content-Security-Policy': "frame-ancestors 'self'", ...REVALIDATED }
  const sandbox = { 'Content-Security-Policy': SANDBOX_HEADER, ...REVALIDATED }
  return [
    { for: at('/*'), headers: EVERYWHERE },
    ...rulesFor(['/', '/index.html', '/404/', '/404.html', `${EXAMPLES}/`, `${EXAMPLES}/index.html`], page),
    ...rulesFor(
      shortest(sections.filter((section) => section !== EXAMPLES)).map((section) => `${section}*`),
      page,
    ),
    ...rulesFor(
      EXAMPLE_FOLDERS.flatMap((folder) => [folder, `${folder}index.html`]),
      editor,
    ),
    ...rulesFor(
      APPLICATIONS.flatMap((path) => [`${path}/`, `${path}/index.html`]),
      application,
    ),
    ...rulesFor([SANDBOX, `${SANDBOX}index.html`], sandbox),
    ...rulesFor(['/*.md'], RAW_MARKDOWN),
    ...rulesFor(['/*.tgz'], ARCHIVE),
    ...rulesFor(['/page-data/*'], REVALIDATED),
    ...rulesFor(['/records.json', '/record-texts.json', '/samples/*', '/lessons/*'], STALE_WHILE_REVALIDATE),
    ...rulesFor(['/static/*', `${EXAMPLES}/assets/*`], IMMUTABLE),
    ...rulesFor(
      hashed.map((file) => `/${file}`),
      IMMUTABLE,
    ),
  ]
}
