import { createRequire } from 'node:module'
import path from 'node:path'
import { register } from 'tsx/cjs/api'
import type * as Build from '.'

/**
 * Loads the build from its sources, for gatsby-config.ts and gatsby-node.ts. Gatsby compiles each of these two files
 * together with everything it imports, and two copies of the build would not share state
 * (docs/decisions/0023-entry-files.md).
 */
export function loadBuild(): typeof Build {
  register()
  try {
    return createRequire(path.resolve('package.json'))('./src/build') as typeof Build
  } catch (error) {
    // Printed here because Gatsby's own message says only that a compiled file cannot be imported.
    console.error(error)
    throw error
  }
}
