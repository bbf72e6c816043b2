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

/** Whether a package is made for this system; one that says nothing is made for all. */
function fits({ os, cpu }) {
  return (
    (os ?? [process.platform]).includes(process.platform) && (cpu ?? [process.arch]).includes(process.arch)
  )
}

/**
 * Whether `node_modules` holds what `package-lock.json` says. Versions are compared, not times: a checkout of
 * another branch touches files without changing them.
 */
export function isInstalled(root) {
  const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'))
  const locked = packagesOf(path.join(root, 'package-lock.json'))
  if (installed === null || locked === null) return false
  const wanted = Object.keys(locked['']?.optionalDependencies ?? {}).map((name) => `node_modules/${name}`)
  return Object.entries(locked).every(([name, entry]) => {
    const { version, optional, devOptional } = entry
    // An optional package may be left out, but not one that this project asks for and that is made for this system.
    const isSpared = (optional || devOptional) && !(wanted.includes(name) && fits(entry))
    if (name === '' || (installed[name] === undefined && isSpared)) return true
    return installed[name]?.version === version
  })
}
