import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CompiledBody } from '../../model/body'

/** Compiled bodies of earlier builds, by the digest of what they are made of. It saves time alone, and never throws. */
export interface BodyCache {
  read(key: string): CompiledBody | null
  write(key: string, body: CompiledBody): void
}

/** The folder of the cache, from the repository's root: it outlives Gatsby's `.cache`. */
const FOLDER = 'node_modules/.cache/craft-bodies'

/** What decides how a body compiles, apart from its own text: our code, and the versions of all packages. */
const INPUTS = ['src/build/mdx', 'src/model', 'package-lock.json']

/**
 * The cache below `root`, or `null` where its sources cannot be read, so that nothing is ever stale.
 *
 * A change of the compiler or of a package starts an empty cache; the first write removes the old one.
 */
export function bodyCache(root: string): BodyCache | null {
  const version = compilerVersion(root)
  if (version === null) return null
  const folder = path.join(root, FOLDER)
  const fileOf = (key: string): string => path.join(folder, version, `${key}.json`)
  let isReady = false
  return {
    read(key) {
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8')) as CompiledBody
      } catch {
        return null
      }
    },
    write(key, body) {
      try {
        if (!isReady) startVersion(folder, version)
        isReady = true
        // A second process (`npm run check` beside `develop`) must never read half a file.
        const draft = `${fileOf(key)}.${randomUUID()}`
        writeFileSync(draft, JSON.stringify(body))
        renameSync(draft, fileOf(key))
      } catch {
        // A full or read-only disk costs time, not the build.
      }
    },
  }
}

/** The key of a body that is made of `parts`. */
export function bodyKey(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex')
}

/**
 * A digest of everything in `INPUTS`, or `null` where one of them is missing.
 *
 * It reads the files rather than the running code, because Gatsby bundles that.
 */
export function compilerVersion(root: string): string | null {
  try {
    const digest = createHash('sha256')
    for (const file of INPUTS.flatMap((input) => filesIn(path.join(root, input)))) {
      digest
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
    return digest.digest('hex').slice(0, 16)
  } catch {
    return null
  }
}

/** The file itself, or all modules in a folder and below it, in a fixed order; tests do not count. */
function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .sort()
    .map((name) => path.join(place, name))
}

/** Makes the folder of `version` and removes those of all others. */
function startVersion(folder: string, version: string): void {
  mkdirSync(path.join(folder, version), { recursive: true })
  for (const other of readdirSync(folder).filter((name) => name !== version))
    rmSync(path.join(folder, other), { recursive: true, force: true })
}
