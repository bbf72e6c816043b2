import { AuthorError } from './AuthorError'
import { locationOf } from './locationOf'
import { nearest } from './nearest'

/** The location of a record: a file below `root`; `where` continues it, such as `, in "moved",`. */
interface RecordLocation {
  file: string
  root: string
  where?: string
}

/** Throws an `AuthorError` for the first unknown key of `record`. */
export function assertKnownKeys(
  record: object,
  known: readonly string[],
  { file, root, where = '' }: RecordLocation,
): void {
  const unknown = Object.keys(record).find((key) => !known.includes(key))
  if (unknown === undefined) return
  throw new AuthorError(
    `${locationOf(file, unknown, root)}${where} has an unknown key "${unknown}".`,
    `These exist:\n${nearest(unknown, known)}`,
  )
}
