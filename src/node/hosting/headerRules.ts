/** Headers for the paths that a pattern matches; a pattern ends in `*` or names one path. */
export interface HeaderRule {
  for: string
  headers: Readonly<Record<string, string>>
}

/** Headers that say the same on every path. */
const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
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

/** Where the examples keep files with a hash in their names. */
const EXAMPLES_HASHED = ['/examples/assets/*', '/examples/basic/assets/*', '/examples/landing/assets/*']

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

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
 * Hosts merge rules that overlap, so rules that would contradict each other are disjoint: the policy stands on the
 * top-level paths in `sections` (`/docs`, `/support`, …) and the front page, the editors' on theirs.
 */
export function headerRules({ policy, sections, hashed, baseUrl }: HeaderFacts): HeaderRule[] {
  const at = (path: string) => baseUrl + path.replace(/^\//, '')
  const page = {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Frame-Options': 'DENY',
    ...REVALIDATED,
  }
  const pages = ['/', '/index.html', '/404.html', ...sections.flatMap((section) => [section, `${section}/*`])]
  return [
    { for: at('/*'), headers: EVERYWHERE },
    ...pages.map((path) => ({ for: at(path), headers: page })),
    { for: at('/examples/*'), headers: { 'Content-Security-Policy': EXAMPLES_POLICY } },
    { for: at('/page-data/*'), headers: REVALIDATED },
    ...['/static/*', ...EXAMPLES_HASHED, ...hashed.map((file) => `/${file}`)].map((path) => ({
      for: at(path),
      headers: IMMUTABLE,
    })),
  ]
}

/** The rules as Netlify and Cloudflare read them from a file `_headers`. */
export function netlifyHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ for: path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
