import { existsSync } from 'node:fs'
import path from 'node:path'
import { AuthorError, combineErrors } from '../errors'
import { distrustData } from './staleData'

/** The errors in single files, kept until all files are read, so that an author sees them in one run. */
export interface ContentIssues {
  /** Runs `step`, which reads `file`; answers `null` when it throws an `AuthorError`, and keeps that. */
  collect: <T>(file: string, step: () => T | Promise<T>) => Promise<T | null>
  /** Throws one `AuthorError` with the errors in all files that still exist; returns when there are none. */
  raise: () => void
}

/** No issues yet; files are named from `root`. */
export function contentIssues(root: string): ContentIssues {
  const byFile = new Map<string, AuthorError>()
  return {
    async collect(file, step) {
      byFile.delete(file)
      try {
        return await step()
      } catch (error) {
        if (!(error instanceof AuthorError)) throw error
        byFile.set(file, error)
        return null
      }
    },
    raise() {
      const files = [...byFile.keys()].filter((file) => existsSync(path.join(root, file))).sort()
      if (files.length === 0) return
      distrustData(root)
      throw combineErrors(files.flatMap((file) => byFile.get(file) ?? []))
    },
  }
}
