import { AuthorError } from './fail'
import { nearest } from './nearest'
import { placeIn } from './placeIn'

/** Throws an `AuthorError` for the first key of `record` that is none of `known`; `where` is the place in `file`. */
export function refuseUnknownKeys(record: object, known: readonly string[], file: string, where = ''): void {
  const unknown = Object.keys(record).find((key) => !known.includes(key))
  if (unknown === undefined) return
  throw new AuthorError(
    `${placeIn(file, unknown)}${where} has the key "${unknown}", which nobody reads.`,
    `These exist:\n${nearest(unknown, known)}`,
  )
}
