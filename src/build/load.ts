import { createRequire } from 'node:module'
import path from 'node:path'
import { register } from 'tsx/cjs/api'
import type * as Build from '.'

/**
 * Loads the build as it stands, for gatsby-config.ts and gatsby-node.ts. Gatsby compiles each of those two alone, with
 * all that they import: two copies of the build would share nothing (docs/decisions/0023-entry-files.md).
 */
export function loadBuild(): typeof Build {
  register()
  try {
    return createRequire(path.resolve('package.json'))('./src/build') as typeof Build
  } catch (error) {
    // Gatsby would only say that a compiled file cannot be imported.
    console.error(error)
    throw error
  }
}
