import path from 'node:path'
import { buildSync } from 'esbuild'
import { isVersion, type Origin, pagePath, type Redirect } from '../../model/url'

/**
 * The part of the `/r/` rule (`legacyTarget`) that every host can apply: pages, and folders whose names are not versions.
 * A `from` that ends in `/*` matches everything below it, and hosts insert the matched text for `:splat` in `to`.
 *
 * The first or second segment after `/r/` may be a version, so patterns spell out both segments, and pages with a version
 * there are left out. All other addresses reach 404.html unchanged, where `redirectScript` runs. Patterns come last,
 * because Cloudflare Pages reads only the first hundred.
 */
export function legacyRedirects(pages: readonly string[]): Redirect[] {
  const paths = pages
    .map((page) => page.split('/').filter((segment) => segment !== ''))
    .filter((segments) => !segments.slice(0, 2).some(isVersion))
  const exact = paths.filter(({ length }) => length <= 2).map((segments) => `/${segments.join('/')}`)
  const deep = paths
    .filter(({ length }) => length > 2)
    .map((segments) => `/${segments.slice(0, 2).join('/')}`)
  return [
    ...exact.map((page) => ({ from: page === '/' ? '/r' : `/r${page}`, to: page })),
    ...[...new Set(deep)].map((folder) => ({ from: `/r${folder}/*`, to: `${folder}/:splat` })),
  ]
}

/**
 * The redirects to pages at the addresses that the host of the site serves, so that an old address needs only one redirect.
 * A path for `:splat` may be a file, so it stays unchanged.
 */
export const toServedPages = (redirects: readonly Redirect[], site: Pick<Origin, 'host'>): Redirect[] =>
  redirects.map(({ from, to }) => ({ from, to: to.endsWith(':splat') ? to : pagePath(site, to) }))

/**
 * The source of `redirects.js`, which 404.html loads. It applies the redirects that no rule of the host covers, and keeps
 * query and fragment. It is bundled from the function that the rules of hosts are tested against.
 */
export function redirectScript(moved: readonly Redirect[], baseUrl: string, root: string): string {
  const contents = `
    import { redirectTarget } from './url'
    const target = redirectTarget(location.pathname, ${JSON.stringify(moved)}, ${JSON.stringify(baseUrl)})
    if (target !== null) location.replace(target + location.search + location.hash)`
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: path.join(root, 'src/model'), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'ascii',
  })
  // A path may contain "</script>"; in a string, the slash can be escaped.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/')
}
