import path from 'node:path'
import { buildSync } from 'esbuild'
import type { HostFacts } from './headerRules'

/**
 * The source of `redirects.js`, which 404.html loads: on hosts without redirect rules, it redirects old addresses,
 * keeping query and fragment. It is bundled from the function that the rules are tested against.
 */
export function redirectScript(
  { moved, baseUrl }: Pick<HostFacts, 'moved' | 'baseUrl'>,
  root: string,
): string {
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
