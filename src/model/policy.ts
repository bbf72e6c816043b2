import { SANDBOX_FLAGS } from './playground'

/** Sources that a policy allows. Hashes are written `sha256-…`, without quotes. */
interface PolicySources {
  scripts: readonly string[]
  styles: readonly string[]
  /** Style attributes that Gatsby itself writes. */
  styleAttributes: readonly string[]
  /** Other hosts that images may come from. */
  imageHosts: readonly string[]
  /** Other hosts that scripts may send requests to. */
  connectHosts: readonly string[]
}

/** Names of the Trusted Types policies: page bodies, the boot script, webpack, and DocSearch's own markup. */
const TRUSTED_TYPES = ['prose', 'boot', 'gatsby#webpack', 'default'] as const

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/**
 * The content security policy of every page, without `unsafe-inline` and `unsafe-eval`
 * (docs/decisions/0006-one-policy.md). The host files add `frame-ancestors`, which works only in a header.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(sources.scripts)],
    'style-src': ["'self'", ...quoted(sources.styles)],
    'style-src-attr': ["'unsafe-hashes'", ...quoted(sources.styleAttributes)],
    'img-src': ["'self'", 'data:', ...sources.imageHosts],
    // The font with the letters of the headline on `/` is a data URL.
    'font-src': ["'self'", 'data:'],
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

/**
 * The content security policy of the example editors, which show a YouTube player in a frame. React renders all of their
 * markup, so no Trusted Types policy is needed.
 *
 * The hash is of the empty string: styled-components, a dependency of the layers panel, adds an empty style element
 * and fills it through the CSSOM.
 */
export const EXAMPLES_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "font-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * The content security policy of the frame in which the playground runs code. Code may run and apply styles, but may not
 * load or send anything. `eval` is disabled once the reader's code has been compiled (src/playground/frame/modules.ts).
 */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The policy, with directives that need a header: an opaque origin, and embedding only by pages of this site. */
export const SANDBOX_HEADER = `sandbox ${SANDBOX_FLAGS}; ${SANDBOX_POLICY}; frame-ancestors 'self'`
