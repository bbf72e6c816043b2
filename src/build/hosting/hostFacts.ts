import type { Redirect } from '../../model/redirect'
import type { HeaderRule } from './headerRules'

/** What the files of all hosts are made of. Paths of redirects and pages are without the path prefix. */
export interface HostFacts {
  /** The headers of each path, from `headerRules`. */
  headers: readonly HeaderRule[]
  /** Redirects that `checkRedirects` let through. */
  moved: readonly Redirect[]
  /** Paths of all pages. */
  pages: readonly string[]
  /** Released versions, without `v`. */
  versions: readonly string[]
  /** The path prefix, with a slash at both ends. */
  baseUrl: string
}
