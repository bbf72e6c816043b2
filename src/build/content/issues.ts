import { existsSync } from 'node:fs'
import path from 'node:path'
import { combineErrors, type ErrorCollector, errorCollector } from '../errors'
import { invalidateData } from './staleData'

export type ContentIssues = ReturnType<typeof contentIssues>

/** The errors in each file. While `develop` runs, reading a file again replaces its errors. */
export function contentIssues(root: string) {
  const byFile = new Map<string, ErrorCollector>()
  return {
    /** Runs `step`, which reads `file`. If it throws an `AuthorError`, collects the error and resolves to `null`. */
    async collect<T>(file: string, step: () => T | Promise<T>): Promise<T | null> {
      const collector = errorCollector()
      byFile.set(file, collector)
      return collector.try(async () => step())
    },
    /** Whether there is an error in `file`. */
    has: (file: string): boolean => (byFile.get(file)?.list ?? []).length > 0,
    /** Throws one `AuthorError` with the errors in all files that still exist. */
    raise(): void {
      const files = [...byFile.keys()].filter((file) => existsSync(path.join(root, file))).sort()
      const errors = files.flatMap((file) => byFile.get(file)?.list ?? [])
      if (errors.length === 0) return
      invalidateData(root)
      throw combineErrors(errors)
    },
  }
}
