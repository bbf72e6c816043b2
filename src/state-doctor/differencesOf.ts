import { type Fields, isRecord, jsonText, pointer } from '@craftjs-site/saved-page'

/** Differences between two versions of a page, as lines of text. */
export interface Differences {
  /** The number of Nodes that differ. */
  count: number
  /** The ids of removed Nodes. */
  removed: readonly string[]
  lines: readonly { kind: 'removed' | 'added'; text: string }[]
  /** The number of Nodes that differ but are not in `lines`. */
  omitted: number
}

/** Limits of `lines`: number of Nodes, and characters of a value. */
const MAX_NODES = 200
const MAX_LENGTH = 400

/** The fields of a Node whose keys are compared one by one. */
const DEEP = ['props', 'custom', 'linkedNodes', 'type']

/** The values that differ between two versions of a page, a Node or a field. A missing value is `undefined`. */
function changesAt(
  before: unknown,
  after: unknown,
  ...keys: string[]
): { keys: string[]; before: unknown; after: unknown }[] {
  if (before === after || (keys.length > 0 && jsonText(before) === jsonText(after))) return []
  const isDeep = keys.length < 2 || (keys.length === 2 && DEEP.includes(keys[1] as string))
  if (!isDeep || !isRecord(before) || !isRecord(after)) return [{ keys, before, after }]
  const valueOf = (fields: Fields, key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined)
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((key) => changesAt(valueOf(before, key), valueOf(after, key), ...keys, key))
}

/** Compares two versions of a page, Node by Node. */
export function differencesOf(before: Fields, after: Fields): Differences {
  const changes = changesAt(before, after)
  const ids = [...new Set(changes.map(({ keys: [id = ''] }) => id))]
  const listed = new Set(ids.slice(0, MAX_NODES))
  const lines = changes.flatMap(({ keys: [id = '', ...keys], ...values }) => {
    if (!listed.has(id)) return []
    const lineOf = (kind: 'removed' | 'added', value: unknown) => {
      const text = jsonText(value)
      const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
      return value === undefined ? [] : [{ kind, text: `${id}${pointer(...keys)}: ${short}` }]
    }
    return [...lineOf('removed', values.before), ...lineOf('added', values.after)]
  })
  const removed = ids.filter((id) => !Object.hasOwn(after, id))
  return { count: ids.length, removed, lines, omitted: ids.length - listed.size }
}
