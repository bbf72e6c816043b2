import { existsSync } from 'node:fs'
import { AuthorError, inOneMessage } from '../errors/fail'

/** The mistakes in single files, kept until all files are read. */
export interface Mistakes {
  /** Runs `step`, which reads `file`; answers `null` when it throws an `AuthorError`, and keeps that. */
  during: <T>(file: string, step: () => T | Promise<T>) => Promise<T | null>
  /** Throws one `AuthorError` with the mistakes in all files that are still there; returns when there are none. */
  raise: () => void
}

/** An empty list of mistakes; files are named from the repository's root. */
export function noMistakes(): Mistakes {
  const byFile = new Map<string, AuthorError>()
  return {
    async during(file, step) {
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
      const files = [...byFile.keys()].filter((file) => existsSync(file)).sort()
      if (files.length > 0) throw inOneMessage(files.flatMap((file) => byFile.get(file) ?? []))
    },
  }
}

/** The mistakes in docs and posts that this process has read. */
export const contentMistakes: Mistakes = noMistakes()
