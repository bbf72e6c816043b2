import type { RedirectablePage } from '../hosting/redirects'
import type { LeanPages } from './gather'
import { staticRoutes } from './staticRoutes'

/** Every route of the site with the file that asks for it and the old paths that lead there. */
export function allRoutes({ docs, posts }: LeanPages, root: string): RedirectablePage[] {
  return [...staticRoutes(root), ...docs, ...posts]
}
