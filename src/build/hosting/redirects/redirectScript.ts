import path from 'node:path'
import { buildSync } from 'esbuild'
import type { RedirectPlan } from './redirectPlan'

/**
 * The source of the inline script of 404.html, for hosts that know no rules: it replaces the address by the new one
 * (query and fragment stay) when the not-found page stands at an old address. Same code as everywhere else.
 */
export function redirectScript({ moved, baseUrl }: Pick<RedirectPlan, 'moved' | 'baseUrl'>): string {
  const contents = `
    import { movedTo } from './movedTo'
    const target = movedTo(location.pathname, ${JSON.stringify(moved)}, ${JSON.stringify(baseUrl)})
    if (target !== null) location.replace(target + location.search + location.hash)`
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: path.resolve('src/model/url'), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'ascii',
  })
  // A path may hold "</script>"; inside a string, the slash may be escaped.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/')
}
