import type { Redirect } from '../../../model/redirect'

/** Everything the writers of host rules need to know. */
export interface RedirectPlan {
  /** Paths of all pages, without the path prefix. */
  pages: readonly string[]
  /** Redirects that `checkRedirects` let through. */
  moved: readonly Redirect[]
  /** Released versions, without `v`. */
  versions: readonly string[]
  /** The path prefix, with a slash at both ends. */
  baseUrl: string
}
