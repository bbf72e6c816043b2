import { createRequire } from 'node:module'
import path from 'node:path'
import { register } from 'tsx/cjs/api'
import type * as Hooks from './src/build/hooks'

// Gatsby compiles this file by itself; the build is loaded as it stands (docs/decisions/0023-entry-files.md).
register()
const load = createRequire(path.resolve('package.json'))
const hooks = load('./src/build/hooks') as typeof Hooks

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  shouldOnCreateNode,
  sourceNodes,
} = hooks
