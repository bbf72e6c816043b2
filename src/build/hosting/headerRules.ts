/**
 * Headers for the paths that a pattern matches; a pattern names one path, or ends in `*` for whatever begins like it.
 *
 * A slash at the end of a path does not count for Netlify; Cloudflare Pages serves the `index.html` of a folder at the
 * address with the slash. So one path is named with it.
 */
export interface HeaderRule {
  for: string
  headers: Readonly<Record<string, string>>
}

/**
 * Headers that say the same on every path, unknown ones included.
 *
 * Nothing here may be framed by others. The policy of the pages says more: nobody frames them, and browsers listen to
 * it before `X-Frame-Options`.
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

/**
 * The example editors: shown in a frame by the landing page, and a YouTube player in theirs.
 *
 * The one hash is that of nothing at all: styled-components, which the layers panel comes with, adds an empty style
 * element and fills it through the CSSOM. Their markup is React's alone, so no text may ever become script.
 */
const EXAMPLES_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "font-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Folders of the example editors and of the page that lists them: an `index.html` each, and hashed files in `assets`. */
const EXAMPLES = ['/examples/', '/examples/basic/', '/examples/landing/']

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** What may be some minutes old, and is then asked for anew behind the reader's back. */
const A_WHILE = { 'Cache-Control': 'public, max-age=300, stale-while-revalidate=604800' }
const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** Sections without those that begin like another one: `/docs*` speaks for `/docs-archive` too. */
const shortest = (sections: readonly string[]) =>
  sections.filter((section) => !sections.some((other) => other !== section && section.startsWith(other)))

/** Markdown versions of pages: shown as text by browsers, and left out of search engines, which have the page. */
const RAW_MARKDOWN = { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' }

/** What the rules depend on. */
export interface HeaderFacts {
  /** The policy that every page states. */
  policy: string
  /** First segments of all pages: `/docs`, `/support`, … */
  sections: readonly string[]
  /** Names of files at the top that carry a hash. */
  hashed: readonly string[]
  /** The path prefix, with a slash at both ends. */
  baseUrl: string
}

/**
 * The headers of the site, rule by rule.
 *
 * Hosts merge rules that overlap, so no header stands in two rules that can match the same path. The policy stands on
 * whatever begins like a page does (`/docs`, `/support`, …), the editors' on their documents alone: an unknown path
 * below `/examples` is answered with the not-found page, which states the policy of the site in its meta tag.
 */
export function headerRules({ policy, sections, hashed, baseUrl }: HeaderFacts): HeaderRule[] {
  const at = (path: string) => baseUrl + path.replace(/^\//, '')
  const rulesFor = (paths: readonly string[], headers: HeaderRule['headers']) =>
    paths.map((path) => ({ for: at(path), headers }))
  const page = { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'`, ...REVALIDATED }
  const editor = { 'Content-Security-Policy': EXAMPLES_POLICY, ...REVALIDATED }
  return [
    { for: at('/*'), headers: EVERYWHERE },
    ...rulesFor(['/', '/index.html', '/404/', '/404.html'], page),
    ...rulesFor(
      shortest(sections).map((section) => `${section}*`),
      page,
    ),
    ...rulesFor(
      EXAMPLES.flatMap((folder) => [folder, `${folder}index.html`]),
      editor,
    ),
    ...rulesFor(['/*.md'], RAW_MARKDOWN),
    ...rulesFor(['/page-data/*'], REVALIDATED),
    ...rulesFor(['/records.json'], A_WHILE),
    ...rulesFor(['/static/*', ...EXAMPLES.map((folder) => `${folder}assets/*`)], IMMUTABLE),
    ...rulesFor(
      hashed.map((file) => `/${file}`),
      IMMUTABLE,
    ),
  ]
}
