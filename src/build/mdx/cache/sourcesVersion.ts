import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What decides how values are made. */
export interface Makers {
  /** Files, and folders of code, from the root of the repository. */
  sources: readonly string[]
  /** The packages that take part, by their place in the lock file (`node_modules/shiki`). */
  packages: RegExp
}

/**
 * A digest of everything that decides what becomes of a value: the sources below `root` and the packages.
 *
 * It goes by the files and not by the running code, since Gatsby bundles that. `null` when they are not there.
 */
export function sourcesVersion(root: string, { sources, packages }: Makers): string | null {
  try {
    const digest = createHash('sha256')
    for (const file of sources.flatMap((source) => filesIn(path.join(root, source)))) {
      digest
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock
    for (const [name, { version = '' }] of Object.entries(lock.packages)) {
      if (packages.test(name)) digest.update(`${name}@${version}\0`)
    }
    return digest.digest('hex').slice(0, 16)
  } catch {
    return null
  }
}

/** The part of `package-lock.json` that is read here. */
interface Lock {
  packages: Record<string, { version?: string }>
}

/** The file itself, or the modules in a folder and below it, in a fixed order; tests do not count. */
function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesIn(path.join(place, entry.name))
      const isModule = entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts')
      return isModule ? [path.join(place, entry.name)] : []
    })
}
