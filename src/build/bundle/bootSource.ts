import { minifySync } from '@swc/core'
import { buildSync } from 'esbuild'

/** The scripts that stand inline in every page, as source text. */
export interface BootSource {
  /** Runs in the head: what the style sheet must know before the first paint. */
  prePaint: string
  /** Runs at the end of the body: the controls' behavior, and the start of the framework on intent. */
  boot: string
}

function bundle(entry: string, pathPrefix: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: ['chrome107', 'firefox104', 'safari16'],
    legalComments: 'none',
    define: { __BASE_PATH__: JSON.stringify(pathPrefix), __PATH_PREFIX__: JSON.stringify(pathPrefix) },
  })
  const bundled = outputFiles[0]?.text ?? ''
  // Not esbuild's own minifier: this one inlines what that leaves as functions, 5 % of what every page carries.
  const { code } = minifySync(bundled, {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, toplevel: true },
    mangle: { toplevel: true },
  })
  return code.trim().replaceAll('</', '<\\/')
}

/**
 * Bundles the inline scripts for a site under `pathPrefix` (`''` or `/prefix`). The shell of `develop` has no boot script.
 * Throws when they do not compile.
 */
export function bootSource(pathPrefix: string, isShell: boolean): BootSource {
  return {
    prePaint: bundle('src/theme/behaviors/prePaint.ts', pathPrefix),
    boot: isShell ? '' : bundle('src/theme/boot/boot.ts', pathPrefix),
  }
}
