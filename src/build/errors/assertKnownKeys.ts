import { AuthorError } from './AuthorError'
import { locationOf } from './locationOf'
import { nearest } from './nearest'

/** Where a record stands: in `file` below `root`; `where` goes on from there, such as `, in "moved",`. */
export interface RecordLocation {
  file: string
  root: string
  where?: string
}

/** Throws an `AuthorError` for the first key of `record` that is not one of `known`. */
export function assertKnownKeys(
  record: object,
  known: readonly string[],
  { file, root, where = '' }: RecordLocation,
): void {
  const unknown = Object.keys(record).find((key) => !known.includes(key))
  if (unknown === undefined) return
  throw new AuthorError(
    `${locationOf(file, unknown, root)}${where} has the key "${unknown}", which nobody reads.`,
    `These exist:\n${nearest(unknown, known)}`,
  )
}
