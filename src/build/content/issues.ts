import { existsSync } from 'node:fs'
import path from 'node:path'
import { AuthorError, combineErrors } from '../errors'
import { invalidateData } from './staleData'

export type ContentIssues = ReturnType<typeof contentIssues>

/** Collects errors by file, so that an author sees all of them in one run. */
export function contentIssues(root: string) {
  const byFile = new Map<string, AuthorError>()
  return {
    /** Runs `step`, which reads `file`. If it throws an `AuthorError`, collects the error and resolves to `null`. */
    async collect<T>(file: string, step: () => T | Promise<T>): Promise<T | null> {
      byFile.delete(file)
      try {
        return await step()
      } catch (error) {
        if (!(error instanceof AuthorError)) throw error
        byFile.set(file, error)
        return null
      }
    },
    /** Whether there is an error in `file`. */
    has: (file: string): boolean => byFile.has(file),
    /** Throws one `AuthorError` with the errors in all files that still exist. */
    raise(): void {
      const files = [...byFile.keys()].filter((file) => existsSync(path.join(root, file))).sort()
      if (files.length === 0) return
      invalidateData(root)
      throw combineErrors(files.flatMap((file) => byFile.get(file) ?? []))
    },
  }
}
