import { HOST_ADDS_SLASH, type HostName } from './hosts'

/** Where the site is published. */
export interface Origin {
  /** Origin without a trailing slash. */
  url: string
  /** Path prefix with a slash at both ends. */
  baseUrl: string
  /** The host that serves the site. Without one, the addresses of pages do not end in a slash. */
  host?: HostName | ''
}

/** A page that moved. Both are site paths, without path prefix and trailing slash. */
export interface Redirect {
  from: string
  to: string
}

/** The contents of `content/redirects.ts`. */
export interface RedirectConfig {
  /** Pages that moved; `redirect_from` in the front matter of a page does the same. */
  moved: Redirect[]
}

/** Adds the path prefix (`baseUrl`, with a slash at both ends) to a site path. */
export function withBase(path: string, baseUrl: string): string {
  return baseUrl + path.replace(/^\/+/, '')
}

/** Removes the path prefix from `path`; `null` for a path outside the site. */
export function withoutBase(path: string, baseUrl: string): string | null {
  if (`${path}/` === baseUrl) return '/'
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : null
}

/** The absolute URL of a site path: with the path prefix, without a trailing slash. */
export function canonicalUrl({ url, baseUrl }: Origin, path: string): string {
  return new URL(withBase(path.replace(/(.)\/+$/, '$1'), baseUrl), url).href
}

/** The path at which the host of the site serves the page at `path`, without a redirect. */
export function pagePath({ host = '' }: Pick<Origin, 'host'>, path: string): string {
  return host !== '' && HOST_ADDS_SLASH[host] ? path.replace(/\/*$/, '/') : path
}

/** The absolute URL of a page at which the host of the site serves it, without a redirect. */
export function pageUrl(site: Origin, path: string): string {
  return new URL(pagePath(site, canonicalUrl(site, path))).href
}

/** Percent-encodes a path: `/größe` becomes `/gr%C3%B6%C3%9Fe`. Encoded characters stay unchanged. */
export const encodePath = (path: string): string => new URL(path, 'https://site.invalid').pathname

/** Text from an address without percent encoding, or `null` if a percent sign in it does not encode a character. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Escapes a fragment that Gatsby's router cannot decode, such as `#%`, which would leave a blank page. `null` if it can. */
export function repairedHash(hash: string): string | null {
  try {
    decodeURI(hash)
    return null
  } catch {
    return hash.replaceAll('%', '%25')
  }
}

/**
 * `rest` as a path with exactly one leading slash. Two slashes, or a slash and a backslash, would name another host.
 * Browsers drop tabs and line breaks before they parse a URL, so these are removed too.
 */
function onePathOnly(rest: string): string {
  return `/${rest.replace(/^[/\\\t\n\r]+/, '')}`
}

const INDEX_HTML = '/index.html'

/** Removes `index.html` at the end of a path, and the slash before it unless the result is `/`. Never leaves the origin. */
export function stripIndexHtml(pathname: string): string {
  return pathname.endsWith(INDEX_HTML) ? onePathOnly(pathname.slice(0, -INDEX_HTML.length)) : pathname
}

const number = '(?:0|[1-9][0-9]*)'
const words = '[0-9A-Za-z-]+(?:[.][0-9A-Za-z-]+)*'
const label = `(?:${number}|[0-9]*[A-Za-z-][0-9A-Za-z-]*)`

// Marked as pure, so that the scripts inlined into every page can drop it.
const version = /* @__PURE__ */ new RegExp(
  `^(?:next|v?${number}[.]${number}[.]${number}(?:-${label}(?:[.]${label})*)?(?:[+]${words})?)$`,
)

/** Whether the `/r/` rule treats a path segment as a version: `next`, or a semantic version, with or without `v`. */
export function isVersion(segment: string): boolean {
  return version.test(segment)
}

/**
 * The redirect target of a path under `/r/` (docs/requirements.md §2): the path without its first segment and, if one of
 * the next two segments is `next` or a version number, without that segment. `null` for any other path.
 *
 * `pathname` has no path prefix, query or fragment, and stays percent-encoded. The result never leaves the origin.
 */
export function legacyTarget(pathname: string): string | null {
  if (pathname !== '/r' && !pathname.startsWith('/r/')) return null
  const segments = onePathOnly(pathname.slice(2)).slice(1).split('/')
  const versionAt = segments.slice(0, 2).findIndex(isVersion)
  return onePathOnly(segments.filter((_, at) => at !== versionAt).join('/'))
}

/**
 * The redirect target of a path without a page: the new path of a page that moved, or the target of the `/r/` rule
 * (docs/requirements.md §2); `null` if neither applies. Both paths include the path prefix.
 */
export function redirectTarget(pathname: string, moved: readonly Redirect[], baseUrl: string): string | null {
  const path = withoutBase(pathname, baseUrl)
  if (path === null) return null
  const redirect = moved.find(({ from }) => path === from || path === `${from}/`)
  const target = redirect?.to ?? legacyTarget(path)
  return target === null ? null : withBase(target, baseUrl)
}
