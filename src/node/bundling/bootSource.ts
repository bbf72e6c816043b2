import { buildSync } from 'esbuild'

/**
 * The script that stands inline at the end of every page, as source text: the controls' behavior, and the start of
 * the framework on intent.
 *
 * `pathPrefix` is Gatsby's, `''` or `/prefix`. Throws when the script does not compile.
 */
export function bootSource(pathPrefix: string): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/theme/boot/boot.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome107', 'firefox104', 'safari16'],
    legalComments: 'none',
    define: { __BASE_PATH__: JSON.stringify(pathPrefix), __PATH_PREFIX__: JSON.stringify(pathPrefix) },
  })
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/')
}
