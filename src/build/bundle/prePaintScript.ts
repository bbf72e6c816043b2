import path from 'node:path'
import { minifySync } from '@swc/core'
import { buildSync } from 'esbuild'

/** Bundles the script that is inlined in the head of every page and runs before the first paint. */
export function prePaintScript(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'src/theme/behaviors/prePaint.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: ['chrome107', 'firefox104', 'safari16'],
    legalComments: 'none',
  })
  const { code } = minifySync(outputFiles[0]?.text ?? '', {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, toplevel: true },
    mangle: { toplevel: true },
  })
  return code.trim().replaceAll('</', '<\\/')
}
