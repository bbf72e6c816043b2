/** What one page's policy depends on: hashes as CSP writes them, `sha256-…`, without quotes. */
export interface PolicySources {
  scripts: readonly string[]
  styles: readonly string[]
  /** Style attributes that Gatsby itself writes. */
  styleAttributes: readonly string[]
  /** Hosts that pictures may come from beside our own. */
  imageHosts: readonly string[]
  /** Hosts that scripts may ask beside our own. */
  connectHosts: readonly string[]
}

/** Names of the Trusted Types policies that may exist: bodies, the boot script, webpack, and DocSearch's own markup. */
export const TRUSTED_TYPES = ['prose', 'boot', 'gatsby#webpack', 'default'] as const

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/**
 * The one policy of the site, without `unsafe-inline` and `unsafe-eval` (docs/decisions/0006-one-policy.md).
 *
 * What only a header may say (`frame-ancestors`) is added by the host files.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(sources.scripts)],
    'style-src': ["'self'", ...quoted(sources.styles)],
    'style-src-attr': ["'unsafe-hashes'", ...quoted(sources.styleAttributes)],
    'img-src': ["'self'", 'data:', ...sources.imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connectHosts],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
