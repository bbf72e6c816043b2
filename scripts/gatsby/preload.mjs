/**
 * Loaded before Gatsby, in every process of it: puts our compiler of `gatsby-*.ts` in the place of Gatsby's module that
 * runs Parcel, which is not even loaded then (docs/decisions/0019-one-process.md).
 *
 * It stands in for exactly one version of that module. When Gatsby comes with another, that is said and used.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { COMPILED_CACHE_DIR, compileGatsbyFiles } from './compileGatsbyFiles.mjs'

const MODULE = 'gatsby/dist/utils/parcel/compile-gatsby-files.js'

/** The SHA-256 of the module's text in Gatsby 5.16.1. */
const KNOWN = '01a9cb8fb8c3c0c16838dd68a4121091a041b9b02f24d6acc67d70fa3281a49c'

const require = createRequire(path.resolve('package.json'))

/** The place of Gatsby's module, or `null` when it is not the one that ours can stand in for. */
function knownModule() {
  try {
    const file = require.resolve(MODULE)
    return createHash('sha256').update(readFileSync(file)).digest('hex') === KNOWN ? file : null
  } catch {
    return null
  }
}

/** The compiled module of a plugin, as Gatsby finds it; here only the site itself has one. */
function findCompiledLocalPluginModule(root, plugin, name) {
  const below = plugin === 'default-site-plugin' ? '' : `plugins/${plugin}`
  const file = `${path.posix.join(root, COMPILED_CACHE_DIR, below, name)}.js`
  return existsSync(file) ? file : undefined
}

const file = knownModule()
if (file !== null && !existsSync('plugins')) {
  const standIn = {
    COMPILED_CACHE_DIR,
    compileGatsbyFiles: (root) => compileGatsbyFiles(root, createRequire(file)('gatsby-cli/lib/reporter')),
    findCompiledLocalPluginModule,
    getResolvedFieldsForPlugin: (root, plugin) => ({
      resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
    }),
  }
  require.cache[file] = { id: file, filename: file, loaded: true, exports: standIn, children: [], paths: [] }
} else if (process.send === undefined)
  console.warn(
    `gatsby-*.ts are compiled by Gatsby itself, which takes some seconds longer: ${MODULE} is not the one of Gatsby 5.16.1.\nRead what has changed in it, and correct scripts/gatsby/preload.mjs.`,
  )
