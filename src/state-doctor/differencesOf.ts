import { diff, type Fields, jsonText } from '@craftjs-site/saved-page'

/** What differs between two versions of a page, as lines of text. */
export interface Differences {
  /** How many Nodes differ. */
  count: number
  /** The ids of removed Nodes. */
  removed: readonly string[]
  lines: readonly { kind: 'removed' | 'added'; text: string }[]
  /** How many of the Nodes that differ are not in `lines`. */
  left: number
}

/** The most Nodes and the longest values that are written out. */
const MAX_NODES = 200
const MAX_LENGTH = 400

const short = (value: unknown) => {
  const text = jsonText(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** Compares two versions of a page, Node by Node. */
export function differencesOf(before: Fields, after: Fields): Differences {
  const changes = diff(before, after)
  const lines = changes
    .slice(0, MAX_NODES)
    .flatMap(({ id, fields }) =>
      fields.flatMap(({ path, before: one, after: other }) => [
        ...(one === undefined ? [] : [{ kind: 'removed' as const, text: `${id}${path}: ${short(one)}` }]),
        ...(other === undefined ? [] : [{ kind: 'added' as const, text: `${id}${path}: ${short(other)}` }]),
      ]),
    )
  return {
    count: changes.length,
    removed: changes.filter(({ kind }) => kind === 'removed').map(({ id }) => id),
    lines,
    left: Math.max(0, changes.length - MAX_NODES),
  }
}
