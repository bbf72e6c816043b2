import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minifySync } from '@swc/core'
import { buildSync } from 'esbuild'

/** Characters that are valid in a data URL, but that `encodeURIComponent` encodes. */
const PLAIN = /%(?:2C|2F|3A|3D)/g

/**
 * The icon of the site as a data URL. Browsers would fetch an icon file before the first paint, while they load the font
 * (docs/decisions/0004-speed-has-a-price.md).
 */
export function iconDataUrl(svg = readFileSync('static/icon.svg', 'utf8')): string {
  const line = svg.replaceAll(/\s*\n\s*/g, '')
  return `data:image/svg+xml,${encodeURIComponent(line).replaceAll(PLAIN, decodeURIComponent)}`
}

/** Bundles a script that is inlined into pages. `source` imports modules from `src/theme/interactions/beforeHydration`. */
export function inlineScript(root: string, source: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: path.join(root, 'src/theme/interactions/beforeHydration') },
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
