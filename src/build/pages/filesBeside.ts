import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { FEEDS, MACHINE_FILES, rawMarkdownPath } from '../../model/outputs'

/** Paths of the files that stand beside the pages at `paths`: those in `static`, and what the build writes. */
export function filesBeside(paths: readonly string[], root: string): string[] {
  const folder = path.join(root, 'static')
  const given = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return [
    ...given.map((name) => `/${name.replaceAll(path.sep, '/')}`),
    ...MACHINE_FILES,
    ...Object.values(FEEDS),
    ...paths.map(rawMarkdownPath),
  ]
}
