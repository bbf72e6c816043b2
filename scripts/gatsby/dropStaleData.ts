import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataVersion, noteDataVersion, notedDataVersion } from '../../src/build/dataVersion'

/**
 * Removes what Gatsby keeps between builds when other code made it, or the other `command`; says whether it did. What
 * develop made has drafts in it, and Gatsby would publish them.
 *
 * Gatsby then makes nodes, query results and pages anew. What costs most stays, since it goes by its own inputs:
 * bundles (`.cache/webpack`, `.cache/.parcel-cache`), compiled bodies (in `node_modules/.cache`) and pictures
 * (`public/static`).
 */
export function dropStaleData(root: string, command: 'build' | 'develop'): boolean {
  const version = `${dataVersion(root)} ${command}`
  const isFresh = notedDataVersion(root) === version
  noteDataVersion(root, version)
  const [cache, output] = [path.join(root, '.cache'), path.join(root, 'public')]
  if (isFresh || !existsSync(cache)) return false
  const remove = (folder: string, kept: readonly string[]) => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => !kept.includes(name)) : []
    for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  remove(cache, ['webpack', '.parcel-cache'])
  remove(output, ['static'])
  rmSync(path.join(output, 'static/d'), { recursive: true, force: true })
  return true
}
