import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The `packages` of a lockfile, or `null` when it cannot be read. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Whether `node_modules` holds what `package-lock.json` says. Versions are compared, not times: a checkout of
 * another branch touches files without changing them.
 */
export function isInstalled(root) {
  const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'))
  const locked = packagesOf(path.join(root, 'package-lock.json'))
  if (installed === null || locked === null) return false
  return Object.entries(locked).every(([name, { version, optional, devOptional }]) => {
    // An optional package may be left out, when it is made for another system.
    if (name === '' || (installed[name] === undefined && (optional || devOptional))) return true
    return installed[name]?.version === version
  })
}
