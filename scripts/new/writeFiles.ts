import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A file to write: `made` must not exist yet, `changed` must. */
export interface PlannedFile {
  kind: 'made' | 'changed'
  /** From the repository's root. */
  path: string
  text: string
}

/** Writes all files below `root`; throws, and writes none, when one that would be made is there already. */
export function writeFiles(root: string, files: readonly PlannedFile[]): void {
  for (const { kind, path: file } of files) {
    if (kind === 'made' && existsSync(path.join(root, file))) {
      const title = /^title: (.*)$/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1]
      throw new Error(`${file} exists already${title ? ` (${title})` : ''}. Choose another name.`)
    }
  }
  for (const { path: file, text } of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}
