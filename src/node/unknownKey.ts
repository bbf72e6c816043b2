import { AuthorError } from './fail'
import { nearest } from './nearest'

/** Throws an `AuthorError` for the first key of `record` that is none of `known`; `where` is the file, and the place in it. */
export function refuseUnknownKeys(record: object, known: readonly string[], where: string): void {
  const unknown = Object.keys(record).find((key) => !known.includes(key))
  if (unknown === undefined) return
  throw new AuthorError(
    `${where} has the key "${unknown}", which nobody reads.`,
    `These exist:\n${nearest(unknown, known)}`,
  )
}
