import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { encodePath } from '../../model/url'
import type { BuildContext } from '../content'
import { checkRedirects, type Route } from '../pages'
import { checkHostFiles } from './checkHostFiles'
import { headerRules } from './headerRules'
import { hostFiles } from './hosts'
import { readPolicy } from './readPolicy'
import { legacyRedirects, redirectScript, toServedPages } from './redirects'

/**
 * Files at the top level of the output with a hash in their names. The files of pages share one pattern, because
 * Cloudflare Pages reads only a hundred rules.
 */
function hashedFiles(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => /[-.][0-9a-f]{8,}\.(?:js|css)$/.test(file))
  return [...new Set(files.map((file) => file.replace(/^component---.*/, 'component---*')))]
}

/** The first segments of all pages: `/docs`, `/support`, … */
const sectionsOf = (pages: readonly string[]) =>
  [...new Set(pages.map((page) => `/${page.split('/')[1] ?? ''}`))]
    .filter((section) => section !== '/')
    .sort()

/**
 * Writes the files of all hosts to `public`, with the policy of the built pages. Also writes the script that applies
 * redirects on 404.html if the host does not. Reads the files again, and throws an `AuthorError` if a host could not.
 */
export async function writeHostFiles(
  routes: readonly Route[],
  { root, settings: { site, redirects: configured } }: Pick<BuildContext, 'root' | 'settings'>,
): Promise<void> {
  const { baseUrl } = site
  const folder = path.join(root, 'public')
  // Browsers send encoded URLs, and headers cannot contain any others.
  const pages = routes.map((route) => encodePath(route.path))
  const moved = checkRedirects(configured, routes, root).map(({ from, to }) => ({
    from: encodePath(from),
    to: encodePath(to),
  }))
  const redirects = toServedPages([...moved, ...legacyRedirects(pages)], site)
  const policy = readPolicy([...routes.map((route) => route.path), '/404', '/404.html'], root)
  const headers = headerRules({ policy, sections: sectionsOf(pages), hashed: hashedFiles(folder), baseUrl })
  const files = [
    ...hostFiles({ headers, redirects, baseUrl }),
    { path: 'redirects.js', text: redirectScript(moved, baseUrl, root) },
  ]
  for (const file of files) writeFileSync(path.join(folder, file.path), file.text)
  await checkHostFiles(folder)
}
