import { withBase } from './base'

/** What an absolute address of this site is made of. */
export interface Origin {
  /** Origin without a trailing slash. */
  url: string
  /** Path prefix with a slash at both ends. */
  baseUrl: string
}

/** The address of `path` on the site, as other sites write it: with the path prefix, without a slash at the end. */
export function canonicalUrl({ url, baseUrl }: Origin, path: string): string {
  return new URL(withBase(path.replace(/(.)\/+$/, '$1'), baseUrl), url).href
}
