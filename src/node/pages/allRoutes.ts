import type { RedirectablePage } from '../redirects'
import { gather } from './gather'
import { staticRoutes } from './staticRoutes'

/** Every route of the site with the file that asks for it and the old paths that lead there. */
export function allRoutes(args: Parameters<typeof gather>[0], root: string): RedirectablePage[] {
  const { docs, posts } = gather(args)
  return [...staticRoutes(root), ...docs, ...posts]
}
